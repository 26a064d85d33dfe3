'use strict';
// The page works on what the SVG shows; the data only says how its elements hang together.
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const $ = id => document.getElementById(id);
  const stage = $('stage'), canvas = $('canvas'), svg = canvas.querySelector('svg');
  const details = $('details'), status = $('status');
  const fragmentElement = i => $('fragment-' + i);
  const segueElement = i => $('segue-' + data.segues[i].element);
  const element = (name, text, attributes = {}) => {
    const made = document.createElement(name);
    if (text !== undefined) made.textContent = text;
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    return made;
  };

  // Pan and zoom: one transform of the whole picture.
  const size = { width: svg.width.baseVal.value, height: svg.height.baseVal.value };
  const view = { x: 0, y: 0, scale: 1 };
  const show = () => {
    canvas.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  };
  const zoomAt = (x, y, factor) => {
    const scale = Math.min(8, Math.max(0.02, view.scale * factor));
    view.x = x - (x - view.x) * scale / view.scale;
    view.y = y - (y - view.y) * scale / view.scale;
    view.scale = scale;
    show();
  };
  const zoomMiddle = factor => zoomAt(stage.clientWidth / 2, stage.clientHeight / 2, factor);
  const fit = () => {
    const scale = Math.min(stage.clientWidth / size.width, stage.clientHeight / size.height);
    view.scale = Math.min(1.5, Math.max(0.02, scale));
    view.x = (stage.clientWidth - size.width * view.scale) / 2;
    view.y = Math.max(0, (stage.clientHeight - size.height * view.scale) / 2);
    show();
  };
  const reveal = target => {
    if (view.scale < 0.6) zoomMiddle(0.9 / view.scale);
    const now = target.getBoundingClientRect(), frame = stage.getBoundingClientRect();
    const isInside = now.left >= frame.left + 20 && now.right <= frame.right - 20
      && now.top >= frame.top + 20 && now.bottom <= frame.bottom - 20;
    if (isInside) return;
    view.x += frame.left + frame.width / 2 - (now.left + now.width / 2);
    view.y += frame.top + frame.height / 2 - (now.top + now.height / 2);
    show();
  };
  stage.addEventListener('wheel', event => {
    event.preventDefault();
    const frame = stage.getBoundingClientRect();
    if (event.ctrlKey || event.metaKey || event.deltaMode !== 0 || !event.shiftKey) {
      zoomAt(event.clientX - frame.left, event.clientY - frame.top,
        Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)));
    } else {
      view.x -= event.deltaX || event.deltaY;
      show();
    }
  }, { passive: false });
  let drag = null;
  stage.addEventListener('pointerdown', event => {
    if (event.button !== 0) return;
    drag = { x: event.clientX - view.x, y: event.clientY - view.y, moved: false, id: event.pointerId };
  });
  stage.addEventListener('pointermove', event => {
    if (!drag) return;
    const x = event.clientX - drag.x, y = event.clientY - drag.y;
    if (!drag.moved && Math.hypot(x - view.x, y - view.y) < 4) return;
    if (!drag.moved) stage.setPointerCapture(drag.id);
    drag.moved = true;
    view.x = x;
    view.y = y;
    show();
  });
  const endDrag = () => { setTimeout(() => { drag = null; }, 0); };
  stage.addEventListener('pointerup', endDrag);
  stage.addEventListener('pointercancel', endDrag);

  // What is selected, and its neighbours.
  const out = data.fragments.map(() => []), into = data.fragments.map(() => []);
  data.segues.forEach((segue, i) => {
    out[segue.from].push(i);
    into[segue.to].push(i);
  });
  const clear = name => svg.querySelectorAll('.' + name).forEach(e => e.classList.remove(name));
  const link = source => {
    if (!source) return null;
    if (!source.url) return element('span', source.text);
    return element('a', source.text, { href: source.url, rel: 'noreferrer' });
  };
  const segueItem = (i, other, sign) => {
    const item = element('li');
    const button = element('button', `${sign} ${data.fragments[other].title}`, { type: 'button' });
    button.addEventListener('click', () => select(other, true));
    item.append(button);
    const words = data.segues[i].words;
    if (words) item.append(element('small', words));
    return item;
  };
  const list = (title, items) => {
    if (items.length === 0) return [];
    const made = element('ul');
    made.append(...items);
    return [element('h3', title), made];
  };
  const remarkItems = marks => marks.map(number => {
    const remark = data.remarks.find(r => r.number === number);
    const item = element('li', undefined, { class: remark ? remark.severity : '' });
    item.textContent = remark ? remark.text : '';
    return item;
  });
  function select(i, reveals) {
    clear('selected');
    clear('near');
    const fragment = data.fragments[i], target = fragmentElement(i);
    target.classList.add('selected');
    for (const s of [...out[i], ...into[i]]) {
      segueElement(s).classList.add('near');
      fragmentElement(data.segues[s].from).classList.add('near');
      fragmentElement(data.segues[s].to).classList.add('near');
    }
    svg.classList.add('has-selection');
    const head = element('h2', fragment.title);
    details.replaceChildren(head);
    if (fragment.title !== fragment.id) details.append(element('p', fragment.id, { class: 'id' }));
    const source = link(fragment.source);
    if (source) {
      const line = element('p');
      line.append(source);
      details.append(line);
    }
    details.append(
      ...list('Findings', remarkItems(fragment.marks)),
      ...list('Leads to', out[i].map(s => segueItem(s, data.segues[s].to, '→'))),
      ...list('Comes from', into[i].map(s => segueItem(s, data.segues[s].from, '←'))));
    if (reveals) reveal(target);
    status.textContent = `${fragment.title}: ${out[i].length} ways on, ${into[i].length} ways here`;
  }
  const unselect = () => {
    clear('selected');
    clear('near');
    svg.classList.remove('has-selection');
    details.replaceChildren();
    status.textContent = '';
  };
  data.fragments.forEach((fragment, i) => {
    const target = fragmentElement(i);
    target.setAttribute('tabindex', '0');
    target.setAttribute('role', 'button');
    target.addEventListener('click', () => { if (!drag || !drag.moved) select(i, false); });
    target.addEventListener('keydown', event => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        select(i, true);
      }
    });
  });

  // Search: by title and id, as one types.
  const search = $('search');
  let hits = [], hit = -1;
  const find = () => {
    const words = search.value.trim().toLocaleLowerCase();
    clear('hit');
    hits = words === '' ? [] : data.fragments.flatMap((fragment, i) =>
      (fragment.title + '\n' + fragment.id).toLocaleLowerCase().includes(words) ? [i] : []);
    hits.forEach(i => fragmentElement(i).classList.add('hit'));
    hit = -1;
    status.textContent = words === '' ? '' : `${hits.length} found`;
  };
  search.addEventListener('input', find);
  search.addEventListener('keydown', event => {
    if (event.key === 'Enter' && hits.length > 0) {
      event.preventDefault();
      hit = (hit + (event.shiftKey ? hits.length - 1 : 1)) % hits.length;
      select(hits[hit], true);
      status.textContent = `${hit + 1} of ${hits.length}`;
    } else if (event.key === 'Escape') {
      search.value = '';
      find();
    }
  });

  // A path, step by step.
  const choice = $('path'), steps = $('steps'), position = $('position');
  let path = 0, step = 0, timer = null;
  const stop = () => {
    if (timer !== null) clearInterval(timer);
    timer = null;
    if ($('play')) $('play').setAttribute('aria-pressed', 'false');
  };
  const go = to => {
    const all = data.paths[path].steps;
    step = Math.min(all.length, Math.max(0, to));
    clear('current');
    clear('passed');
    all.slice(0, step).forEach(s => { segueElement(s.segue).classList.add('passed'); });
    let target = null;
    if (step > 0) {
      const now = all[step - 1];
      segueElement(now.segue).classList.add('current');
      target = fragmentElement(data.segues[now.segue].to);
    } else if (all.length > 0) {
      target = fragmentElement(data.segues[all[0].segue].from);
    }
    if (target) {
      target.classList.add('current');
      reveal(target);
    }
    svg.classList.toggle('stepping', step > 0);
    [...steps.children].forEach((item, i) => {
      if (i === step) item.setAttribute('aria-current', 'step');
      else item.removeAttribute('aria-current');
    });
    position.textContent = `${step} / ${all.length}`;
    const words = steps.children[step];
    status.textContent = words ? words.textContent : '';
    if (step === all.length) stop();
  };
  const choose = i => {
    path = i;
    steps.replaceChildren();
    data.paths[i].words.forEach((words, k) => {
      const item = element('li');
      const button = element('button', words, { type: 'button' });
      button.addEventListener('click', () => { stop(); go(k); });
      item.append(button);
      steps.append(item);
    });
    stop();
    step = 0;
    position.textContent = `0 / ${data.paths[i].steps.length}`;
  };
  if (data.paths.length > 0) {
    data.paths.forEach((p, i) => choice.append(element('option', p.name, { value: String(i) })));
    choice.addEventListener('change', () => { choose(Number(choice.value)); go(0); });
    choice.hidden = data.paths.length < 2;
    $('back').addEventListener('click', () => { stop(); go(step - 1); });
    $('forward').addEventListener('click', () => { stop(); go(step + 1); });
    $('play').addEventListener('click', () => {
      if (timer !== null) return stop();
      if (step === data.paths[path].steps.length) go(0);
      $('play').setAttribute('aria-pressed', 'true');
      timer = setInterval(() => go(step + 1), 900);
    });
    choose(0);
  }

  // Findings, old and new, theme.
  for (const button of document.querySelectorAll('#findings button')) {
    button.addEventListener('click', () => {
      const number = Number(button.dataset.number);
      const i = data.fragments.findIndex(f => f.marks.includes(number));
      if (i >= 0) return select(i, true);
      const s = data.segues.findIndex(segue => segue.marks.includes(number));
      if (s >= 0) {
        unselect();
        segueElement(s).classList.add('near');
        svg.classList.add('has-selection');
        reveal(fragmentElement(data.segues[s].from));
      }
    });
  }
  for (const button of document.querySelectorAll('#versions button')) {
    button.addEventListener('click', () => {
      svg.classList.remove('only-old', 'only-new');
      if (button.dataset.only) svg.classList.add(button.dataset.only);
      for (const other of document.querySelectorAll('#versions button')) {
        other.setAttribute('aria-pressed', String(other === button));
      }
    });
  }
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let chosen = document.documentElement.dataset.theme;
  const applyTheme = () => {
    const isDark = chosen === 'dark' || (chosen === 'auto' && dark.matches);
    document.documentElement.classList.toggle('dark', isDark);
    $('dark-sheet').media = isDark ? 'all' : 'not all';
    $('theme').setAttribute('aria-pressed', String(isDark));
  };
  $('theme').addEventListener('click', () => {
    chosen = document.documentElement.classList.contains('dark') ? 'light' : 'dark';
    applyTheme();
  });
  dark.addEventListener('change', applyTheme);
  applyTheme();

  $('in').addEventListener('click', () => zoomMiddle(1.3));
  $('out').addEventListener('click', () => zoomMiddle(1 / 1.3));
  $('fit').addEventListener('click', fit);
  document.addEventListener('keydown', event => {
    if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLSelectElement) return;
    const moves = { ArrowLeft: -1, ArrowRight: 1 };
    if (event.key in moves && data.paths.length > 0) {
      event.preventDefault();
      stop();
      go(step + moves[event.key]);
    } else if (event.key === '/') {
      event.preventDefault();
      search.focus();
    } else if (event.key === '+' || event.key === '=') zoomMiddle(1.3);
    else if (event.key === '-') zoomMiddle(1 / 1.3);
    else if (event.key === '0') fit();
    else if (event.key === 'Escape') unselect();
  });
  addEventListener('resize', fit);
  fit();
  document.documentElement.dataset.ready = 'true';
})();
