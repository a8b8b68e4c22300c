import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Worker } from 'node:worker_threads';
import Fastify, { type FastifyInstance } from 'fastify';
import { tagOf } from './apiAnswer';
import { createRendering } from './rendering';
import type { VisitorPages } from './visitorPages';

/** Shows what the API answers for the event of the address; the tags are those of the real thread. */
const source = `
  const { parentPort } = require('node:worker_threads');
  const { createHash } = require('node:crypto');
  const renders = new Map();
  parentPort.on('message', (message) => {
    if (message.kind === 'render') {
      const path = message.address === '/elsewhere' ? '/metrics' : '/api' + message.address;
      renders.set(message.id, { id: message.id, path });
      return parentPort.postMessage({ kind: 'ask', call: message.id, path });
    }
    const { id, path } = renders.get(message.call);
    const { status, body } = message.answer;
    if (status !== 200) return parentPort.postMessage({ kind: 'failed', id, error: 'status ' + status });
    const tag = status + ' ' + createHash('sha256').update(body).digest('base64url');
    const hashes = { scripts: [], styles: [] };
    parentPort.postMessage({ kind: 'rendered', id, document: { html: body, hashes }, answers: new Map([[path, tag]]) });
  });
`;

let app: FastifyInstance;
let pages: VisitorPages;
let title = 'Jazz Night';
const asked: { url: string; authorization: unknown; cookie: unknown }[] = [];

beforeAll(async () => {
  app = Fastify();
  app.get('/metrics', async () => 'secret');
  app.get('/api/events/:id', async ({ url, headers, params }, reply) => {
    const { authorization, cookie } = headers;
    asked.push({ url, authorization, cookie });
    const { id } = params as { id: string };
    return id === '12' ? { title } : reply.code(404).send({ error: 'Event not found' });
  });
  const data = { renderer: '', pagesDir: '', publicUrl: 'http://localhost:3000' };
  pages = createRendering(app, data, () => new Worker(source, { eval: true, execArgv: [] }));
  await app.ready();
});
afterAll(() => app.close());

const textOf = async (address: string) =>
  (await (await pages.find(address))?.in('identity'))?.body.toString();

it('shows a changed event as soon as the API does', async () => {
  let text: string | undefined;
  // The thread may take longer to start than a visitor waits.
  while (text === undefined) text = await textOf('/events/12');
  expect(text).toBe('{"title":"Jazz Night"}');
  title = 'Opera Night';
  while (text === '{"title":"Jazz Night"}') text = await textOf('/events/12');
  expect(text).toBe('{"title":"Opera Night"}');
});

it('asks the API as a visitor, and nothing else', async () => {
  expect(asked.length).toBeGreaterThan(1);
  for (const one of asked) {
    expect(one).toEqual({ url: '/api/events/12', authorization: undefined, cookie: undefined });
  }
  expect(await textOf('/elsewhere')).toBeUndefined();
});

it('renders no page that visitors may not see', async () => {
  expect(await textOf('/events/13')).toBeUndefined();
  expect(pages.fresh('/events/13')).toBeUndefined();
});

it('renders the front page and the list before anybody asks for them', async () => {
  const early = Fastify();
  const data = { renderer: '', pagesDir: '', publicUrl: 'http://localhost:3000' };
  createRendering(early, data, () => new Worker(source, { eval: true, execArgv: [] }));
  const isAsked = (path: string) =>
    new Promise<void>((resolve) => {
      early.get(path, async () => {
        resolve();
        return {};
      });
    });
  const asks = ['/api/', '/api/events'].map(isAsked);
  await early.listen({ port: 0 });
  await Promise.all(asks);
  await early.close();
});

it('compares answers by status and text', () => {
  const answer = { status: 200, type: 'application/json', body: '{}' };
  expect(tagOf(answer)).toBe(tagOf({ ...answer }));
  expect(tagOf(answer)).not.toBe(tagOf({ ...answer, status: 404 }));
});
