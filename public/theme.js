// Sets the colour scheme before the first paint (D20). A blocking script of its own, so that the
// page's policy needs no more than script-src 'self'.
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
  document.documentElement.setAttribute('data-mui-color-scheme', mode);
})();
