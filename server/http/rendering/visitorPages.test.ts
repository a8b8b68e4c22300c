import { beforeEach, expect, it, jest } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { tagOf, type ApiAnswer } from './apiAnswer';
import type { RenderedDocument } from './renderWorker';
import { createVisitorPages } from './visitorPages';

const PATH = '/api/events/';
let title: string;
let time: number;
/** Resolves when the next render may end. */
let gate: Promise<unknown>;
let size: number;

const ask = async (): Promise<ApiAnswer> => ({
  status: 200,
  type: 'application/json',
  body: title,
});

const renderPage = async (address: string): Promise<RenderedDocument> => {
  const answers = new Map([[PATH, tagOf(await ask())]]);
  const html = `${address} ${title} ${'x'.repeat(size)}`;
  await gate;
  return { html, hashes: { scripts: [], styles: [] }, answers };
};
const render = jest.fn(renderPage);
const onFailure = jest.fn();

function start() {
  const pages = createVisitorPages({ worker: { render }, ask, onFailure, now: () => time });
  const read = async (address: string) =>
    (await (await pages.find(address))?.in('identity'))?.body.toString().trim();
  return { pages, read };
}

beforeEach(() => {
  title = 'Jazz Night';
  time = 0;
  gate = Promise.resolve();
  size = 0;
  render.mockReset().mockImplementation(renderPage);
  onFailure.mockReset();
});

it('keeps a page while the API answers the same, and shows a change', async () => {
  const { read } = start();
  expect(await read('/events')).toBe('/events Jazz Night');
  time = 50_000;
  expect(await read('/events')).toBe('/events Jazz Night');
  expect(render).toHaveBeenCalledTimes(1);
  title = 'Opera Night';
  // Within the time for which nothing is looked up.
  expect(await read('/events')).toBe('/events Jazz Night');
  time += 100;
  expect(await read('/events')).toBe('/events Opera Night');
});

it('gives up after 200 ms, and has the page for the next visitor', async () => {
  let open = () => {};
  gate = new Promise<void>((resolve) => (open = resolve));
  const { pages, read } = start();
  const since = performance.now();
  expect(await pages.find('/')).toBeUndefined();
  expect(performance.now() - since).toBeGreaterThanOrEqual(190);
  open();
  expect(await read('/')).toBe('/ Jazz Night');
  expect(render).toHaveBeenCalledTimes(1);
});

it('is rendered once for all waiting requests', async () => {
  const { read } = start();
  expect(await Promise.all([read('/'), read('/'), read('/about')])).toHaveLength(3);
  expect(render).toHaveBeenCalledTimes(2);
});

it('is undefined where rendering fails, and is tried again', async () => {
  const { pages, read } = start();
  render.mockRejectedValueOnce(new Error('broken'));
  expect(await pages.find('/')).toBeUndefined();
  expect(onFailure).toHaveBeenCalledWith(new Error('broken'), '/');
  expect(await read('/')).toBe('/ Jazz Night');
});

it('keeps the pages that were used last, in a limited number of bytes', async () => {
  size = 2 ** 20;
  const { pages, read } = start();
  for (let page = 1; page <= 40; page += 1) {
    await read(`/events?page=${page}`);
    if (page === 20) {
      time += 100;
      await read('/events?page=1');
    }
    await pause(0);
  }
  expect(pages.size()).toBeLessThanOrEqual(32 * 2 ** 20);
  expect(pages.fresh('/events?page=2')).toBeUndefined();
  expect(pages.fresh('/events?page=40')).toBeDefined();
});
