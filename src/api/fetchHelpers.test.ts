/** @jest-environment ./scripts/lib/jest/sharedEnvironment.mjs */
import { describe, expect, it } from '@jest/globals';
import { absoluteBase, readBody, retryAfter, serializeParams } from './fetchHelpers';

describe('serializeParams', () => {
  it('leaves out what is empty and encodes what is not', () => {
    const params = {
      search: 'R&B jazz',
      category: '',
      page: 2,
      user: undefined,
      ids: [],
      min: null,
    };
    expect(serializeParams(params)).toBe('search=R%26B%20jazz&page=2');
  });

  it('keeps zero and false', () => {
    expect(serializeParams({ min_price: 0, open: false })).toBe('min_price=0&open=false');
  });

  it('joins what the contract joins and repeats other arrays', () => {
    expect(serializeParams({ booking_ids: [1, 2, 3], tag: ['a', 'b'] })).toBe(
      'booking_ids=1,2,3&tag=a&tag=b',
    );
  });
});

describe('readBody', () => {
  const json = { headers: { 'content-type': 'application/json' } };

  it('parses JSON, and null where nothing came', async () => {
    expect(await readBody(new Response('{"a":1}', json))).toEqual({ a: 1 });
    expect(await readBody(new Response(null, { status: 204 }))).toBeNull();
    expect(await readBody(new Response(''))).toBeNull();
  });

  it('returns a PDF as a Blob, but reads the error of one', async () => {
    const headers = { 'content-type': 'application/pdf' };
    const blob = await readBody(new Response('%PDF-1.7', { headers }));
    expect(blob).toBeInstanceOf(Blob);
    expect(await readBody(new Response('Not yours', { status: 404, headers }))).toBe('Not yours');
  });

  it('returns files under the name that the server gives', async () => {
    const fileOf = async (type: string, disposition: string) =>
      readBody(
        new Response('…', {
          headers: { 'content-type': type, 'content-disposition': disposition },
        }),
      );
    const calendar = 'text/calendar; charset=utf-8';
    const file = await fileOf(calendar, 'attachment; filename="foyer-BK 1.ics"');
    expect(file).toMatchObject({ name: 'foyer-BK 1.ics', type: calendar });
    expect(await fileOf(calendar, 'attachment; filename="../x.ics"')).toMatchObject({ name: '' });
  });

  it('reads other bodies as text', async () => {
    expect(await readBody(new Response('Bad gateway', { status: 502 }))).toBe('Bad gateway');
  });

  it('reads broken JSON of an error as text, and rejects it elsewhere', async () => {
    expect(await readBody(new Response('{', { ...json, status: 500 }))).toBe('{');
    await expect(readBody(new Response('{', json))).rejects.toThrow(SyntaxError);
  });
});

describe('retryAfter', () => {
  const after = (value: string) =>
    retryAfter(new Response(null, { headers: { 'retry-after': value } }));

  it('reads seconds and dates as milliseconds', () => {
    expect(after('3')).toBe(3000);
    expect(after(new Date(Date.now() - 5000).toUTCString())).toBe(0);
    expect(after(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(50_000);
  });

  it('is undefined without a usable header', () => {
    expect(after('soon')).toBeUndefined();
    expect(retryAfter(undefined)).toBeUndefined();
  });
});

it('makes a path whole where there is no page address, and leaves a whole address unchanged', () => {
  expect(absoluteBase('/api')).toBe('http://foyer.invalid/api');
  expect(absoluteBase('https://api.foyer.example')).toBe('https://api.foyer.example');
});
