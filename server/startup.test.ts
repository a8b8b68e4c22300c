import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { readConfig } from './config/config';
import { ConfigError } from './config/env';
import { registerErrors } from './http/errors';
import { findPages, findRoot } from './lib/projectFiles';
import { loggerOptions, warningsOf, welcome } from './startup';

describe('loggerOptions', () => {
  it('is calm on a console and tells more in production', () => {
    expect(loggerOptions(false, undefined)).toMatchObject({ level: 'warn' });
    expect(loggerOptions(true, '')).toMatchObject({ level: 'info' });
    expect(loggerOptions(true, ' DEBUG ')).toMatchObject({ level: 'debug' });
    expect(() => loggerOptions(true, 'loud')).toThrow(ConfigError);
  });

  it('never writes a secret', async () => {
    const lines: string[] = [];
    const options = loggerOptions(false, 'info');
    if (typeof options !== 'object') throw new Error('There are no options.');
    const app = Fastify({
      logger: { ...options, stream: { write: (line: string) => void lines.push(line) } },
    });
    const headers = { authorization: 'Bearer hunter2', cookie: 'access_token=hunter2' };
    const secrets = {
      password: 'hunter2',
      otp: 'hunter2',
      refresh_token: 'hunter2',
      api_key: 'hunter2',
    };
    app.log.info({ req: { headers }, body: secrets, ...secrets }, 'a request');
    await app.close();
    expect(lines.join('')).toContain('a request');
    expect(lines.join('')).toContain('[redacted]');
    expect(lines.join('')).not.toContain('hunter2');
  });

  it('writes the addresses of requests without the link of a ticket, an invitation, a decision or a seat', async () => {
    const lines: string[] = [];
    const options = loggerOptions(false, 'info');
    if (typeof options !== 'object') throw new Error('There are no options.');
    const app = Fastify({
      logger: { ...options, stream: { write: (line: string) => void lines.push(line) } },
    });
    registerErrors(app);
    app.get('/api/shared-tickets/:token/pdf/', async () => ({}));
    await app.inject('/api/shared-tickets/5k-hunter2/pdf/?from=mail');
    await app.inject('/t/5k-hunter2');
    await app.inject('/invitation/hunter2');
    await app.inject('/api/invitations/hunter2/accept/');
    await app.inject('/decide/hunter2?do=approve');
    await app.inject('/api/approval-links/hunter2/decline/');
    await app.inject('/seats/hunter2');
    await app.inject('/Seats/claimed/hunter2');
    await app.inject('/api/seats/hunter2/claim/');
    await app.inject('/api/seat-claims/hunter2/release/');
    await app.inject('/signin?next=%2Fseats%2Fhunter2');
    await app.inject('/signup?from=mail&next=/seats/hunter2&more=1');
    await app.inject('/setup?token=hunter2');
    await app.inject('/api/scim/v2/Users?filter=userName%20eq%20%22hunter2%22&count=1');
    await app.inject('/events/12?search=jazz');
    await app.close();
    expect(lines.join('')).toContain('/api/shared-tickets/[redacted]/pdf/?from=mail');
    expect(lines.join('')).toContain('"/t/[redacted]"');
    expect(lines.join('')).toContain('"/setup?[redacted]"');
    expect(lines.join('')).toContain('"/Seats/claimed/[redacted]"');
    expect(lines.join('')).toContain('"/signup?from=mail&next=/seats/[redacted]&more=1"');
    expect(lines.join('')).toContain('/api/scim/v2/Users?filter=[redacted]&count=1');
    expect(lines.join('')).toContain('/events/12?search=jazz');
    expect(lines.join('')).not.toContain('hunter2');
  });
});

describe('folders', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'foyer-root-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('are found from the checkout and from the build', () => {
    writeFileSync(path.join(dir, 'openapi.yaml'), '');
    expect(findRoot(path.join(dir, 'dist/server'))).toBe(dir);
    expect(findRoot(dir)).toBe(dir);
    expect(() => findRoot(os.tmpdir())).toThrow('openapi.yaml');
  });

  it('have pages once they are built', () => {
    expect(findPages(dir)).toBeUndefined();
    mkdirSync(path.join(dir, 'dist/web'), { recursive: true });
    expect(findPages(dir)).toBeUndefined();
    writeFileSync(path.join(dir, 'dist/web/index.html'), '');
    expect(findPages(dir)).toBe(path.join(dir, 'dist/web'));
  });
});

describe('welcome', () => {
  const address = 'http://localhost:3000';

  it('says where, and who may come in', () => {
    const users = [
      { username: 'asha', role: 'employee', company: 'Northwind Industries' },
      { username: 'admin', role: 'admin', company: null },
    ];
    const demo = { users, password: 'secret-of-the-demo' };
    expect(welcome({ address, publicUrl: address, pages: true, demo })).toBe(`
  Foyer is open at http://localhost:3000

  Demo world. Password of everybody: secret-of-the-demo
    asha   employee  Northwind Industries
    admin  admin     platform
`);
  });

  it('names the public address where it is another one, and what is missing', () => {
    const publicUrl = 'https://foyer.example';
    const text = welcome({ address, publicUrl, pages: false, demo: null });
    expect(text).toContain('Public address   https://foyer.example');
    expect(text).toContain('only /api answers here');
    expect(text).not.toContain('Password');
    expect(text).not.toContain('set up');
  });

  it('warns of the demo world in production', () => {
    const warnings = warningsOf({ ...readConfig({}), production: true }, { demo: true });
    const text = welcome({ address, publicUrl: address, pages: true, demo: null, warnings });
    expect(text).toContain('WARNING: DEMO=1: everybody can sign in as an admin');
    const without = warningsOf({ ...readConfig({}), production: true }, { demo: false });
    expect(without.join()).not.toContain('DEMO=1');
  });

  it('gives the link that sets the place up, at the public address', () => {
    const publicUrl = 'https://foyer.example';
    const text = welcome({ address, publicUrl, pages: true, demo: null, setupToken: 'abc' });
    expect(text).toContain('\n    https://foyer.example/setup?token=abc\n');
    expect(text).toContain('npm run admin -- create');
  });
});
