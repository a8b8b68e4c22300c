// Sends what the page of a signed-in person asks the API for first, named by the server (server/http/pageFiles.ts),
// while the first script is on its way; src/api/firstAnswers.ts hands the answers on. The build writes it into
// index.html; the page's policy names it by its hash.
(function () {
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
})();
