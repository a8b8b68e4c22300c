// Sets the colour scheme before the first paint (D20), and answers the toggle until the page is
// alive. A blocking script of its own, so that the page's policy needs no more than
// script-src 'self'.
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
})();
