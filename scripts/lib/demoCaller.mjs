/** Calls of the API as people of the demo world. */

export const DEMO_PASSWORD = 'Foyer-demo-2026';

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

/** @returns the tokens of a new session */
export const signIn = (url, username) =>
  call(url, 'POST', '/auth/login/', { username, password: DEMO_PASSWORD });

/** Signs in. @returns function that calls the API as that person */
export async function callerOf(url, username) {
  const session = await signIn(url, username);
  return (method, address, body) => call(url, method, address, body, session.access_token);
}
