// What differs between Graphviz versions, or is a macro there, in one place.
#ifndef RUTTER_GRAPHVIZ_SHIM_H
#define RUTTER_GRAPHVIZ_SHIM_H

#include <graphviz/gvc.h>
#include <graphviz/gvplugin.h>
#include <graphviz/gvplugin_textlayout.h>
#include <stdlib.h>
#include <string.h>

// Ids count up, so no heap address ever reaches the order of anything. Named objects are left
// to cgraph's own name table, which asks for a fresh id (a null name) for each new name.
static IDTYPE rutter_next_id = 1;
static void *rutter_id_open(Agraph_t *g, Agdisc_t *d) { (void)g; (void)d; return NULL; }
static long rutter_id_map(void *s, int type, char *name, IDTYPE *id, int create) {
  (void)s; (void)type;
  if (name || !create) return 0;
  *id = rutter_next_id;
  rutter_next_id += 2;
  return 1;
}
static long rutter_id_alloc(void *s, int type, IDTYPE id) {
  (void)s; (void)type; (void)id;
  return 0;
}
static void rutter_id_free(void *s, int type, IDTYPE id) { (void)s; (void)type; (void)id; }
static char *rutter_id_print(void *s, int type, IDTYPE id) {
  (void)s; (void)type; (void)id;
  return NULL;
}
static void rutter_id_close(void *s) { (void)s; }
static void rutter_id_register(void *s, int type, void *o) { (void)s; (void)type; (void)o; }

// A label is the width that its text has by our metrics, in points: no font is ever asked.
static boolean rutter_text_size(textspan_t *span, char **path) {
  (void)path;
  span->size.x = atoi(span->str);
  span->size.y = 16;
  span->yoffset_layout = 12;
  span->yoffset_centerline = 1;
  span->layout = NULL;
  span->free_layout = NULL;
  return 1;
}
static gvtextlayout_engine_t rutter_text_engine = {rutter_text_size};
static gvplugin_installed_t rutter_text_types[] = {
  {0, "textlayout", 1000, &rutter_text_engine, NULL}, {0, NULL, 0, NULL, NULL}};
static gvplugin_api_t rutter_text_apis[] = {
  {API_textlayout, rutter_text_types}, {(api_t)0, NULL}};
static gvplugin_library_t rutter_text_library = {"rutter", rutter_text_apis};

static inline GVC_t *rutter_context(void *dot_layout) {
  lt_symlist_t plugins[3];
  memset(plugins, 0, sizeof plugins);
  plugins[0].name = "gvplugin_dot_layout_LTX_library";
  plugins[0].address = dot_layout;
  plugins[1].name = "gvplugin_rutter_LTX_library";
  plugins[1].address = (void *)&rutter_text_library;
  return gvContextPlugins(plugins, 0);
}

// The file that libgvc was loaded from, or null. glibc declares `dladdr` for GNU programs only.
#ifdef __APPLE__
#include <dlfcn.h>
typedef Dl_info rutter_dl_info;
#define rutter_dladdr dladdr
#else
typedef struct {
  const char *dli_fname;
  void *dli_fbase;
  const char *dli_sname;
  void *dli_saddr;
} rutter_dl_info;
extern int rutter_dladdr(const void *address, rutter_dl_info *info) __asm__("dladdr");
#endif
static inline const char *rutter_library_path(void) {
  rutter_dl_info info;
  memset(&info, 0, sizeof info);
  return rutter_dladdr((const void *)gvContextPlugins, &info) ? info.dli_fname : NULL;
}

static inline Agraph_t *rutter_graph(void) {
  static Agiddisc_t ids;
  static Agdisc_t disc;
  Agdesc_t desc;
  memset(&desc, 0, sizeof desc);
  desc.directed = 1;
  desc.maingraph = 1;
  ids.open = rutter_id_open;
  ids.map = rutter_id_map;
  ids.alloc = rutter_id_alloc;
  ids.free = rutter_id_free;
  ids.print = rutter_id_print;
  ids.close = rutter_id_close;
  ids.idregister = rutter_id_register;
  disc.mem = &AgMemDisc;
  disc.id = &ids;
  disc.io = &AgIoDisc;
  rutter_next_id = 1;
  return agopen((char *)"rutter", desc, &disc);
}

static inline void rutter_default(Agraph_t *g, int kind, const char *name, const char *value) {
  agattr(g, kind, (char *)name, (char *)value);
}
static inline Agnode_t *rutter_node(Agraph_t *g, const char *name) {
  return agnode(g, (char *)name, 1);
}
static inline Agraph_t *rutter_cluster(Agraph_t *g, const char *name) {
  return agsubg(g, (char *)name, 1);
}
static inline Agedge_t *rutter_edge(Agraph_t *g, Agnode_t *a, Agnode_t *b, const char *name) {
  return agedge(g, a, b, (char *)name, 1);
}
static inline void rutter_set(void *object, const char *name, const char *value) {
  agset(object, (char *)name, (char *)value);
}
static inline int rutter_layout(GVC_t *c, Agraph_t *g) { return gvLayout(c, g, "dot"); }

// Reads one graph; null where it is none. The complaint tells why.
static inline Agraph_t *rutter_read(const char *text, agusererrf complain) {
  agusererrf before = agseterrf(complain);
  agsetfile(NULL);
  Agraph_t *g = agmemread(text);
  agseterrf(before);
  return g;
}
static inline int rutter_is_directed(Agraph_t *g) { return agisdirected(g); }
static inline Agnode_t *rutter_tail(Agedge_t *e) { return AGTAIL(e); }
static inline Agnode_t *rutter_head(Agedge_t *e) { return AGHEAD(e); }
// The value of an attribute, or null where no object of the kind has it.
static inline const char *rutter_get(void *object, const char *name) {
  return agget(object, (char *)name);
}
static inline const char *rutter_name(void *object) { return agnameof(object); }
static inline int rutter_is_html(const char *text) { return aghtmlstr((char *)text); }

static inline pointf rutter_place(Agnode_t *n) { return ND_coord(n); }
static inline boxf rutter_bounds(Agraph_t *g) { return GD_bb(g); }
static inline int rutter_spline_count(Agedge_t *e) {
  return ED_spl(e) ? (int)ED_spl(e)->size : 0;
}
static inline bezier rutter_spline(Agedge_t *e, int i) { return ED_spl(e)->list[i]; }
static inline int rutter_label(Agedge_t *e, pointf *at) {
  if (!ED_label(e) || !ED_label(e)->set) return 0;
  *at = ED_label(e)->pos;
  return 1;
}

#endif
