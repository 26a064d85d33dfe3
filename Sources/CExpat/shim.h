#ifndef RUTTER_EXPAT_SHIM_H
#define RUTTER_EXPAT_SHIM_H

#include <expat.h>

#endif
