// Runs before the first paint, so that the page never flashes in the other theme or in another's words.
(function () {
  var page = document.documentElement;

  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      // Storage can be blocked; the browser's own settings are used then.
      return null;
    }
  }

  // Kept in step with src/ui/theme.ts.
  var chosen = kept('suki.theme');
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = dark ? 'dark' : 'light';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta && dark) meta.setAttribute('content', '#0f1614');

  // The public pages come drawn (build/drawn-pages.ts): in English, for visitors, without what an address asks for. For
  // anybody else, and at another address that a server answers with the same file, they stay hidden (ui/theme.css) until
  // src/app/main.tsx draws them anew. Kept in step with src/i18n/languages.ts.
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
  // What the screen before handed on is kept with the address, over a reload too (react-router's `usr`).
  var isHandedOn = Boolean(history.state && history.state.usr);
  var asksForMore = location.pathname !== page.dataset.path || (location.search !== '' && location.pathname !== '/');
  // Of these the page shows something: who is in, why nobody is any more, what somebody typed and has not sent.
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

  // Who can read a drawn page already gets its letters and its look first, then what it can do.
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

  // What somebody types and presses before the page can answer is done as soon as it can (src/app/PageReady.tsx), and once:
  // React, half way through taking the page over, must not hear of it too. Links lead on by themselves.
  function keepEarlyInput() {
    var early = new Map();
    var typed = new Map();
    var done = new AbortController();
    function listen(type, keep) {
      addEventListener(type, keep, { capture: true, signal: done.signal });
    }
    /** Past React, which hears of what differs from the value that it knows. */
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
        // From what was drawn to what was typed: a form that found it there already takes it for no change.
        if ('defaultValue' in field) say(field, field.defaultValue);
        say(field, value);
      });
    });
    listen('change', function (event) {
      event.stopImmediatePropagation();
    });
    // React draws a field anew with the value that it knows: the next key is for what was typed.
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
