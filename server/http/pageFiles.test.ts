import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerErrors } from './errors';
import { registerHeaders } from './headers';
import { registerPages } from './pages';
import { hashSource } from './rendering/finishedPage';

const page =
  '<!doctype html><title>Foyer</title><script>early()</script></head><div id="root"></div>';
const preloads =
  '<link rel="modulepreload" crossorigin href="/assets/profile-1.js">' +
  '<link rel="modulepreload" crossorigin href="/assets/field-2.js">' +
  '<link rel="preload" as="style" crossorigin href="/assets/profile-3.css">';
let dir: string;
let app: FastifyInstance;

beforeAll(async () => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'foyer-page-files-'));
  mkdirSync(path.join(dir, '.vite'));
  writeFileSync(path.join(dir, 'index.html'), page);
  const profile = {
    scripts: ['assets/profile-1.js', 'assets/field-2.js'],
    styles: ['assets/profile-3.css'],
  };
  writeFileSync(path.join(dir, '.vite/pages.json'), JSON.stringify({ profile }));
  app = Fastify();
  registerErrors(app);
  await registerHeaders(app, { publicUrl: 'http://localhost:3000' });
  await registerPages(app, {
    dir,
    hasEvent: async () => true,
    isBeingSetUp: async () => false,
  });
});

afterAll(async () => {
  await app.close();
  rmSync(dir, { recursive: true });
});

describe('the head of a page', () => {
  const open = (url: string, cookie?: string) =>
    app.inject({ url, headers: { accept: 'text/html', ...(cookie !== undefined && { cookie }) } });

  it.each(['/profile', '/Profile/', '/profile?edit=1'])(
    'names what %s loads, for a person with a session',
    async (url) => {
      const answer = await open(url, 'access_token=abc');
      expect(answer.body).toBe(page.replace('</head>', `${preloads}</head>`));
      expect(answer.headers['content-security-policy']).toContain(hashSource('early()'));
    },
  );

  it.each([
    ['a visitor, who is sent to sign-in', '/profile', undefined],
    ['a page that loads nothing more', '/about', 'access_token=abc'],
    ['an address that leads nowhere', '/profile/more', 'access_token=abc'],
  ])('names nothing for %s', async (_case, url, cookie) => {
    expect((await open(url, cookie)).body).toBe(page);
  });
});
