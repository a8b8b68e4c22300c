/**
 * Starts Swagger UI with the contract of this server. A call that is tried carries the session of this browser, which
 * the pages keep in cookies (src/api/tokenCookies.ts). The server takes it from the header alone, so another site still
 * cannot send a call in a person's name.
 */

const DAY = 24 * 60 * 60;

/** The pages refresh the session under the same lock (src/api/refresh.ts). */
const LOCK_NAME = 'foyer-session-refresh';

/** Codes of a 401 that a new access token can mend. */
const REFRESHABLE = ['token_expired', 'invalid_token'];

/**
 * @typedef {{
 *   url: string,
 *   loadSpec?: boolean,
 *   headers: Record<string, string>,
 *   userFetch?: (url: string, request: SwaggerRequest) => Promise<Response>,
 * } & RequestInit} SwaggerRequest
 */

/** @param {string} name */
function readCookie(name) {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`)) ?? '';
  return decodeURIComponent(cookie.slice(name.length + 1));
}

/**
 * @param {string} name
 * @param {string} value
 * @param {number} lifetime in seconds
 */
function writeCookie(name, value, lifetime) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${lifetime}; SameSite=Strict${secure}`;
}

/**
 * @param {string} oldToken
 * @returns the new access token, or an empty text when the server refuses
 */
async function refreshSession(oldToken) {
  const current = readCookie('access_token');
  // Another tab has refreshed the session while this one waited for the lock.
  if (current !== oldToken) return current;
  const refreshToken = readCookie('refresh_token');
  const answer = await fetch('/api/auth/refresh/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ refresh_token: refreshToken }),
  });
  // Another session may have begun or ended meanwhile.
  if (!answer.ok || readCookie('refresh_token') !== refreshToken) return '';
  const tokens = await answer.json();
  const isProfileToken = readCookie('token') === oldToken;
  writeCookie('access_token', tokens.access_token, 7 * DAY);
  writeCookie('refresh_token', tokens.refresh_token, 30 * DAY);
  if (isProfileToken) writeCookie('token', tokens.access_token, 7 * DAY);
  return tokens.access_token;
}

/** @param {string} oldToken */
const refreshInOneTab = (oldToken) =>
  // Browsers have locks on https and localhost only.
  'locks' in navigator
    ? navigator.locks.request(LOCK_NAME, () => refreshSession(oldToken))
    : refreshSession(oldToken);

/**
 * Sends a call, and sends it once more when the access token has expired.
 *
 * @param {string} url
 * @param {SwaggerRequest} request
 */
async function fetchWithSession(url, request) {
  const answer = await fetch(url, request);
  if (answer.status !== 401) return answer;
  const { code } = await answer.clone().json();
  const token = readCookie('access_token');
  const isOurs = request.headers.Authorization === `Bearer ${token}`;
  if (!isOurs || !REFRESHABLE.includes(code)) return answer;
  const newToken = await refreshInOneTab(token);
  if (newToken === '') return answer;
  return fetch(url, {
    ...request,
    headers: { ...request.headers, Authorization: `Bearer ${newToken}` },
  });
}

/**
 * A token that was typed into the dialog "Authorize" is used as it is.
 *
 * @param {SwaggerRequest} request
 */
function addSession(request) {
  const token = readCookie('access_token');
  if (token === '' || request.loadSpec || request.headers.Authorization) return request;
  request.headers.Authorization = `Bearer ${token}`;
  request.userFetch = fetchWithSession;
  return request;
}

function showSession() {
  const line = document.getElementById('session');
  if (!line) return;
  if (readCookie('access_token') !== '') {
    line.textContent =
      'You are signed in: calls that you try here use your session and change real data.';
    return;
  }
  const link = document.createElement('a');
  link.href = '/signin';
  link.textContent = 'Sign in';
  line.replaceChildren(link, ' in this browser to try calls with your session.');
}

function followColourScheme() {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const apply = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
  dark.addEventListener('change', apply);
  apply();
}

followColourScheme();
showSession();
Reflect.get(
  window,
  'SwaggerUIBundle',
)({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'none',
  // The schemas are shown with the calls that use them.
  defaultModelsExpandDepth: -1,
  displayRequestDuration: true,
  // `x-scopes` says which API keys an operation takes.
  showExtensions: true,
  filter: true,
  // Otherwise Swagger UI sends the address of the contract to validator.swagger.io.
  validatorUrl: null,
  requestInterceptor: addSession,
});
