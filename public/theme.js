// Sets the colour scheme before the first paint (D20), and until the page is alive answers the toggle and
// remembers the last press on what needs a script. The build writes it into index.html, so that it costs
// no request; the page's policy names it by its hash.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('theme');
  } catch (_error) {
    // Storage can be forbidden; the system's preference still answers.
  }
  if (mode !== 'dark' && mode !== 'light') {
    mode =
      window.matchMedia && window.matchMedia('(prefers-color-scheme: light)').matches
        ? 'light'
        : 'dark';
  }
  var root = document.documentElement;
  root.setAttribute('data-mui-color-scheme', mode);

  document.addEventListener('click', function (event) {
    if (root.hasAttribute('data-theme-alive') || !event.target.closest('[data-theme-toggle]')) {
      return;
    }
    var next = root.getAttribute('data-mui-color-scheme') === 'dark' ? 'light' : 'dark';
    root.setAttribute('data-mui-color-scheme', next);
    try {
      localStorage.setItem('theme', next);
    } catch (_error) {
      // Not kept for the next visit, then.
    }
  });

  // src/app/rendering/earlyClick.ts does it again when it finds its handler.
  window.foyerEarly = { clicked: null, isOver: false };
  document.addEventListener('click', function (event) {
    var button = event.target.closest('button[type=button]:not([data-theme-toggle])');
    if (!window.foyerEarly.isOver) window.foyerEarly.clicked = button;
  });
  document.addEventListener('submit', function (event) {
    // A form with an address works by itself; any other would put its fields into the address.
    if (window.foyerEarly.isOver || event.target.hasAttribute('action')) return;
    event.preventDefault();
    window.foyerEarly.clicked = event.target;
  });
})();
