// Runs before the first paint, so that the page never flashes in the other theme. Kept in step with src/ui/theme.ts.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('suki.theme');
  } catch (error) {
    // Storage can be blocked; the system's theme is used then.
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  var meta = document.querySelector('meta[name="theme-color"]');
  if (meta && dark) meta.setAttribute('content', '#0f1614');
})();
