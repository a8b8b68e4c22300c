// Orders what a page with content loads on a slow line: its first paint, then the app's scripts, then pictures
// below the first screen and a phone's font of headlines. The build writes it into index.html; the page's policy
// names it by its hash.
(function () {
  var root = document.documentElement;

  // They would share the line, and the six connections of HTTP/1.1, with the first script, which tells when it
  // runs and when it has hydrated the page: src/main.tsx. The rule for pictures is in src/theme/global.css.
  function loadPictures() {
    root.removeAttribute('data-pictures-wait');
  }
  // The browser computes all styles anew for it, so not while the page is hydrated.
  function loadFont() {
    document.getElementById('web-fonts').media = 'all';
  }
  root.setAttribute('data-pictures-wait', '');
  addEventListener('foyer:script', loadPictures, { once: true });
  addEventListener('foyer:hydrated', loadFont, { once: true });
  addEventListener('scroll', loadPictures, { once: true, passive: true });
  setTimeout(loadPictures, 4000);
  setTimeout(loadFont, 4000);

  // The server names the scripts of a page with content in a meta element (server/http/rendering/document.ts).
  function loadScripts() {
    var names = document.querySelector('meta[name="app-scripts"]');
    if (!names) return;
    names.remove();
    names.content.split(' ').forEach(function (address, index) {
      var element = document.createElement(index === 0 ? 'script' : 'link');
      element.crossOrigin = '';
      if (index === 0) {
        element.type = 'module';
        element.src = address;
      } else {
        element.rel = 'modulepreload';
        element.href = address;
      }
      document.head.append(element);
    });
  }
  // What the page of a signed-in person asks the API for first, named by the server (server/http/pageFiles.ts), is sent
  // while the first script is on its way; src/api/firstAnswers.ts hands the answers on.
  function sendFirstRequests() {
    var element = document.querySelector('meta[name="first-requests"]');
    var token = /(?:^|; )access_token=([^;]+)/.exec(document.cookie);
    if (!element || !token || !/(?:^|; )refresh_token=./.test(document.cookie)) return;
    var bearer = 'Bearer ' + decodeURIComponent(token[1]);
    var claims = JSON.parse(atob(bearer.split('.')[1].replace(/-/g, '+').replace(/_/g, '/')));
    // With a token that has expired they would be refused; the app gets another one first.
    if (!(claims.exp * 1000 > Date.now() + 10000)) return;
    var lists = element.content.split('|');
    var addresses = (location.search ? lists[0] : lists.join(' ')).split(' ');
    window.foyerFirst = { bearer: bearer, sentAt: performance.now(), answers: {} };
    addresses.forEach(function (template) {
      var address = '/api' + template.replace('{user}', claims.sub);
      if (address.includes('{id}'))
        address = address.replace('{id}', location.pathname.split('/')[2]);
      var headers = { Accept: 'application/json', Authorization: bearer };
      var answer = fetch(address, { headers: headers });
      // A failure is reported to whoever takes the answer.
      answer.catch(function () {});
      window.foyerFirst.answers[address] = answer;
    });
  }
  try {
    sendFirstRequests();
  } catch (_error) {
    // The cookie is no token; the app says so.
  }

  var tellsPaint =
    window.PerformanceObserver && PerformanceObserver.supportedEntryTypes.includes('paint');
  if (tellsPaint) new PerformanceObserver(loadScripts).observe({ type: 'paint', buffered: true });
  // A page in the background is not painted.
  document.addEventListener('DOMContentLoaded', function () {
    setTimeout(loadScripts, tellsPaint && !document.hidden ? 2000 : 0);
  });
})();
