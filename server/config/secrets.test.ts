import { createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readConfig } from './config';
import { ConfigError, type Env } from './env';
import { keepSecret, keyIdsOf, loadSecrets } from './secrets';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-secrets-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const load = (env: Env = {}) => loadSecrets(readConfig({ DATA_DIR: dataDir, ...env }));
const idsOf = async (env?: Env) => keyIdsOf(await load(env));

const ticketKey = () =>
  generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64');

describe('secrets made in DATA_DIR', () => {
  it('are made once, for their owner alone', async () => {
    const made = await load();
    expect(made.jwtSecret).toMatch(/^[\w-]{64}$/);
    expect(made).toMatchObject({ acceptedJwtSecrets: [], acceptedTicketKeys: [] });
    expect(keyIdsOf(await load())).toEqual(keyIdsOf(made));
    for (const file of ['jwt-secret', 'ticket-signing-key.pem']) {
      expect(statSync(path.join(dataDir, file)).mode & 0o777).toBe(0o600);
    }
  });

  it('are rotated by moving each into the file of those that are accepted', async () => {
    const ids = [await idsOf()];
    for (let round = 0; round < 2; round += 1) {
      for (const [from, to] of [
        ['jwt-secret', 'jwt-secrets-accepted'],
        ['ticket-signing-key.pem', 'ticket-keys-accepted.pem'],
      ] as const) {
        const file = path.join(dataDir, from);
        appendFileSync(path.join(dataDir, to), `${readFileSync(file, 'utf8')}\n`);
        rmSync(file);
      }
      ids.push(await idsOf());
    }
    const [first, second, third] = ids;
    expect(second?.jwt).toEqual([expect.any(String), first?.jwt[0]]);
    expect(third?.jwt.slice(1)).toEqual([first?.jwt[0], second?.jwt[0]]);
    expect(third?.tickets.slice(1)).toEqual([first?.tickets[0], second?.tickets[0]]);
    expect(new Set([...(third?.jwt ?? []), ...(third?.tickets ?? [])]).size).toBe(6);
  });
});

describe('secrets of the environment', () => {
  const [one, two, three] = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
  const [former, next] = [ticketKey(), ticketKey()];

  it('sign with the one that is named, and accept those of the list, in which it may stand too', async () => {
    const list = `${one}, ${two},${three},`;
    const secrets = await load({
      JWT_SECRET: two,
      JWT_SECRETS_ACCEPTED: list,
      TICKET_SIGNING_KEY: next,
      TICKET_KEYS_ACCEPTED: `${former},${next}`,
    });
    expect(secrets).toMatchObject({ jwtSecret: two, acceptedJwtSecrets: [one, three] });
    const [other, ...rest] = secrets.acceptedTicketKeys;
    expect(rest).toEqual([]);
    const der = Buffer.from(former ?? '', 'base64');
    const key = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
    expect(other?.publicKey.equals(key)).toBe(true);
  });

  it('have ids that tell nothing of them', async () => {
    const ids = await idsOf({ JWT_SECRET: one, TICKET_SIGNING_KEY: former });
    expect(ids.jwt[0]).toMatch(/^[\w-]{11}$/);
    expect(ids.tickets[0]).toMatch(/^[\w-]{11}$/);
    expect(JSON.stringify(ids)).not.toContain(one?.slice(0, 8));
  });

  it.each([
    [{ JWT_SECRETS_ACCEPTED: `${'x'.repeat(40)},short` }, 'JWT_SECRETS_ACCEPTED'],
    [{ TICKET_KEYS_ACCEPTED: 'x'.repeat(40) }, 'TICKET_KEYS_ACCEPTED'],
    [{ TICKET_SIGNING_KEY: 'x'.repeat(40) }, 'TICKET_SIGNING_KEY'],
  ])('that cannot be read stop the start with one line', async (env, name) => {
    const refusal = await Promise.resolve()
      .then(() => load(env))
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect(String(refusal)).toContain(`${name} must`);
    expect(String(refusal)).not.toContain('xxxx');
  });
});

it('gives the same whole secret to servers that start at once', async () => {
  // So long that one server could read it while another one writes it.
  const long = () => randomBytes(4_000_000).toString('hex');
  const kept = await Promise.all([1, 2, 3].map(() => keepSecret(dataDir, 'secret', long)));
  expect(kept.map(({ length }) => length)).toEqual([8_000_000, 8_000_000, 8_000_000]);
  expect(new Set(kept).size).toBe(1);
  expect(readdirSync(dataDir)).toEqual(['secret']);
});
