// Runs before the first paint, so that the page never flashes in another theme, language or user's state.
(function () {
  var page = document.documentElement;

  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      // Storage may be blocked; then the browser's own settings apply.
      return null;
    }
  }

  // Must match src/ui/theme.ts.
  var chosen = kept('suki.theme');
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = dark ? 'dark' : 'light';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta && dark) meta.setAttribute('content', '#0f1614');

  // Public pages are prerendered (build/drawn-pages.ts): in English, for visitors, without query parameters. In all other
  // cases, and at another address with the same file, they stay hidden (ui/theme.css) until src/app/main.tsx renders them
  // again. The languages must match src/i18n/languages.ts.
  function language() {
    var spoken = { en: 'en', fil: 'fil', tl: 'fil', ceb: 'ceb' };
    var stored = kept('suki.language');
    if (stored === 'en' || stored === 'fil' || stored === 'ceb') return stored;
    var first = navigator.languages
      .map(function (tag) {
        return spoken[tag.toLowerCase().split('-')[0]];
      })
      .filter(Boolean)[0];
    return first || 'en';
  }
  // State from the previous screen survives a reload in the history entry (react-router's `usr`).
  var isHandedOn = Boolean(history.state && history.state.usr);
  var asksForMore = location.pathname !== page.dataset.path || (location.search !== '' && location.pathname !== '/');
  // The page shows these: the signed-in user, the reason of an ended session, unsent input.
  var remembers = ['suki.user', 'suki.sessionOver', 'suki.joiningDraft'].some(function (key) {
    return kept(key) !== null;
  });
  if (language() !== 'en' || isHandedOn || asksForMore || remembers || tabRemembers()) page.dataset.drawn = 'anew';

  function tabRemembers() {
    try {
      return sessionStorage.length > 0;
    } catch (error) {
      return false;
    }
  }

  // A prerendered page is painted with its fonts and styles before its scripts load.
  var scripts = document.getElementById('scripts');
  if (!scripts) return;
  function start() {
    if (scripts.isConnected) document.head.append(scripts.content);
    scripts.remove();
  }
  if (page.dataset.drawn === 'anew') return start();
  addEventListener('load', start);
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  keepEarlyInput();

  // Input and presses before hydration are replayed after it (src/app/ScreenOutlet.tsx), exactly once: the events must not
  // reach React during hydration. Links work without scripts.
  function keepEarlyInput() {
    var early = new Map();
    var typed = new Map();
    var done = new AbortController();
    function listen(type, keep) {
      addEventListener(type, keep, { capture: true, signal: done.signal });
    }
    /** Sets the value without React's setter, so that React detects the difference in the next event. */
    function put(field, value) {
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    }
    function say(field, value) {
      put(field, value);
      field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    }
    function waits(event) {
      var pressed = event.target.closest('a, button, input, select');
      if (!pressed || pressed.matches('a, select, input:not([type=checkbox], [type=radio])')) return;
      if (pressed.type === 'submit' && pressed.form) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      early.set(pressed, function () {
        pressed.click();
      });
    }
    listen('click', waits);
    listen('submit', function (event) {
      event.preventDefault();
      event.stopImmediatePropagation();
      early.set(event.target, function () {
        event.target.requestSubmit(event.submitter);
      });
    });
    listen('input', function (event) {
      event.stopImmediatePropagation();
      var field = event.target;
      var value = field.value;
      typed.set(field, value);
      early.set(field, function () {
        // First the prerendered value, then the typed one: a form that starts with the typed value sees no change.
        if ('defaultValue' in field) say(field, field.defaultValue);
        say(field, value);
      });
    });
    listen('change', function (event) {
      event.stopImmediatePropagation();
    });
    // React may reset a field to the value that it knows; the next key must apply to the typed value.
    listen('beforeinput', function (event) {
      var field = event.target;
      if (typed.has(field) && field.value !== typed.get(field)) put(field, typed.get(field));
    });
    listen('suki:page-ready', function () {
      done.abort();
      early.forEach(function (catchUp) {
        catchUp();
      });
    });
  }
})();
