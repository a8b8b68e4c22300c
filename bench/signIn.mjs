/**
 * `npm run bench -- sign-in`: whether response times reveal that an account exists. Wrong passwords
 * for accounts of the demo world and for unknown names, in turns, 200 of each; and how long
 * one password hash takes. Goal: medians within 5 ms.
 */
import { startFoyer } from '../scripts/lib/foyer.mjs';
import { people } from '../server/demo/world/people.ts';
import { hashPassword } from '../server/modules/identity/auth/passwords.service.ts';
import { median, quantile } from './lib/spread.mjs';

const SAMPLES = 200;
const WARM_UP = 20;
const GOAL_MS = 5;

/** Two logins per person, so that each has fewer than ten failures and is not throttled. */
const logins = people.flatMap(({ username, email }) => [username, email]);

async function timed(work) {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const foyer = await startFoyer({ env: { TRUST_PROXY: 'loopback', DEMO: '1' } });
try {
  let callers = 0;
  /** Each from a new address, so that no rate limit by network applies. */
  const attempt = (username) =>
    timed(async () => {
      callers += 1;
      const answer = await fetch(`${foyer.url}/api/auth/login/`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `10.9.${callers >> 8}.${callers & 255}`,
        },
        body: JSON.stringify({ username, password: 'not the password' }),
      });
      const { code } = await answer.json();
      if (code !== 'invalid_credentials') throw new Error(`${username}: ${answer.status} ${code}`);
    });
  /** An unknown login of the same length. */
  const stranger = (login) => login.replace(/^./, 'x');

  for (let count = 0; count < WARM_UP; count += 1) await attempt(`warm-up${count}`);
  const known = [];
  const unknown = [];
  for (let count = 0; count < SAMPLES; count += 1) {
    const login = logins[count % logins.length];
    const pair = [
      async () => known.push(await attempt(login)),
      async () => unknown.push(await attempt(stranger(login))),
    ];
    // Alternates which of the two comes first.
    for (const one of count % 2 === 0 ? pair : pair.reverse()) await one();
  }
  const hashes = [];
  for (let count = 0; count < 50; count += 1) {
    hashes.push(await timed(() => hashPassword('Foyer-demo-2026')));
  }

  const line = (name, values) =>
    console.log(
      `${name.padEnd(18)} median ${median(values).toFixed(2)} ms, p95 ${quantile(values, 0.95).toFixed(2)} ms (${values.length} samples)`,
    );
  line('known account', known);
  line('unknown account', unknown);
  line('password hash', hashes);
  const difference = Math.abs(median(known) - median(unknown));
  console.log(`difference         ${difference.toFixed(2)} ms (goal: within ${GOAL_MS} ms)`);
  if (difference > GOAL_MS) process.exitCode = 1;
} finally {
  await foyer.stop();
}
