/** Calls of the API as people of the demo world. */

export const DEMO_PASSWORD = 'Foyer-demo-2026';

/**
 * @template {Uppercase<string>} Method
 * @template {string} Address
 * @param {string} url
 * @param {Method} method
 * @param {Address} address
 * @param {import('../../server/contract/calls').BodyAt<Method, Address>} [body]
 * @param {string} [token]
 * @returns {Promise<import('../../server/contract/calls').AnswerAt<Method, Address>>}
 * @throws Error when refused
 */
async function call(url, method, address, body, token) {
  const answer = await fetch(`${url}/api${address}`, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${address} answered ${answer.status}`);
  return answer.json();
}

/**
 * @param {string} url
 * @param {string} username
 * @returns the tokens of a new session
 */
export const signIn = (url, username) =>
  call(url, 'POST', '/auth/login/', { username, password: DEMO_PASSWORD });

/**
 * Signs in. @returns function that calls the API as that person
 *
 * @param {string} url
 * @param {string} username
 */
export async function callerOf(url, username) {
  const session = await signIn(url, username);
  /**
   * @template {Uppercase<string>} Method
   * @template {string} Address
   * @param {Method} method
   * @param {Address} address
   * @param {import('../../server/contract/calls').BodyAt<Method, Address>} [body]
   */
  return (method, address, body) => call(url, method, address, body, session.access_token);
}
