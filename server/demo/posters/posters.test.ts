import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { renderCategoryPoster, renderGalleryPicture, renderPoster } from './index';

const categories = [
  'Business',
  'Music',
  'Sports',
  'Technology',
  'Food',
  'Art',
  'Conference',
  'Concert',
  'Workshop',
  'Festival',
  'Entertainment',
  'Cultural',
];
const LIMIT = 12 * 1024;
const plain = { title: 'Monsoon Ragas Live', city: 'Mumbai', date: '05 DEC', seed: 7 };

/** Reads the markup tag by tag; throws where an XML parser would. Gives the names of the tags. */
function readXml(markup: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  const tag = /<(\/?)([A-Za-z]+)((?: [A-Za-z-]+="[^"<&]*")*)(\/?)>/y;
  while (tag.lastIndex < markup.length) {
    const at = tag.lastIndex;
    const found = tag.exec(markup);
    if (!found) throw new Error(`No tag at ${at}: ${markup.slice(at, at + 60)}`);
    const [, closing, name = '', attributes = '', alone] = found;
    const keys = [...attributes.matchAll(/ ([A-Za-z-]+)=/g)].map(([, key]) => key);
    if (new Set(keys).size !== keys.length) throw new Error(`Attribute twice in <${name}>`);
    if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing`);
      if (!open.length && tag.lastIndex < markup.length) throw new Error('Content after the end');
    } else {
      names.push(name);
      if (!alone) open.push(name);
    }
  }
  if (open.length) throw new Error(`<${open.join('> <')}> stays open`);
  return names;
}

const drawingTags = /^(svg|g|path|circle|ellipse|clipPath|pattern|use)$/;

function expectPlainPicture(markup: string): void {
  expect(Buffer.byteLength(markup)).toBeLessThanOrEqual(LIMIT);
  expect(readXml(markup).filter((name) => !drawingTags.test(name))).toEqual([]);
  expect(markup).not.toMatch(
    /style=|<script|\bon[a-z]+=|href="[^#]|url\([^#]|NaN|undefined|Infinity/,
  );
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const used = [...markup.matchAll(/(?:url\(|href=")#([^)"]+)/g)].map(([, id]) => id);
  expect(used.filter((id) => !ids.includes(id))).toEqual([]);
}

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        '<script>',
        '</svg>',
        '&',
        '&amp;',
        '"',
        "'",
        '🎉',
        'É',
        'ß',
        '​',
        'Jazz',
        ' ',
      ),
      { maxLength: 40 },
    )
    .map((parts) => parts.join('')),
);

describe('posters', () => {
  test('the reader of these tests refuses broken markup', () => {
    for (const broken of [
      '<g>',
      '<g></p>',
      '<g a="1" a="2"/>',
      '<g a="<"/>',
      '<g/>text',
      '<g a=1/>',
    ])
      expect(() => readXml(broken)).toThrow();
    expect(readXml('<svg><g fill="red"/></svg>')).toEqual(['svg', 'g']);
  });

  test.each([...categories, 'Nothing Known', 'constructor', ''])('draws %p', (category) => {
    for (let seed = 0; seed < 24; seed += 1) {
      expectPlainPicture(renderPoster({ ...plain, category, seed }));
      expectPlainPicture(renderPoster({ ...plain, category, seed, lettering: false }));
      expectPlainPicture(renderGalleryPicture({ category, seed }));
    }
    expectPlainPicture(renderCategoryPoster(category));
  });

  test('keeps its bounds and its form for any input', () => {
    const options = fc.record({
      category: fc.oneof(fc.constantFrom(...categories), hostile),
      title: hostile,
      city: hostile,
      date: hostile,
      seed: fc.oneof(fc.integer(), fc.double()),
      lettering: fc.boolean(),
    });
    fc.assert(
      fc.property(options, (input) => {
        const poster = renderPoster(input);
        expectPlainPicture(poster);
        expect(renderPoster({ ...input })).toBe(poster);
        expectPlainPicture(renderGalleryPicture(input));
      }),
      { numRuns: 500, seed: 20261205 },
    );
  });

  test('an ordinary poster stays under 6 kB', () => {
    for (const category of categories) {
      for (let seed = 0; seed < 40; seed += 1) {
        const poster = renderPoster({ ...plain, category, seed });
        expect(Buffer.byteLength(poster)).toBeLessThan(6 * 1024);
      }
    }
  });

  test('a poster is 4:5 and a gallery picture square, with their sizes set', () => {
    expect(renderPoster({ ...plain, category: 'Music' })).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 320 400" width="320" height="400">/,
    );
    expect(renderGalleryPicture({ category: 'Music', seed: 1 })).toContain(
      'viewBox="0 0 400 400" width="400" height="400"',
    );
  });

  test('every category, and the unknown one, has art of its own', () => {
    const art = [...categories, 'Nothing Known'].map(renderCategoryPoster);
    expect(new Set(art).size).toBe(art.length);
    expect(renderCategoryPoster(' music ')).toBe(renderCategoryPoster('Music'));
  });

  test('seeds give a category many looks', () => {
    for (const category of categories) {
      const looks = Array.from({ length: 12 }, (_, seed) =>
        renderPoster({ ...plain, title: 'An Evening', category, seed, lettering: false }),
      );
      expect(new Set(looks).size).toBeGreaterThan(9);
    }
  });

  test('neighbours of one category differ in colour', () => {
    const paper = (seed: number) =>
      / fill="(#[^"]*)"/.exec(renderPoster({ ...plain, category: 'Business', seed }))?.[1];
    for (let seed = 1; seed < 12; seed += 1) expect(paper(seed)).not.toBe(paper(seed + 1));
  });

  test('six gallery pictures of one event all differ', () => {
    for (const category of categories) {
      const pictures = Array.from({ length: 6 }, (_, index) =>
        renderGalleryPicture({ category, seed: 600 + index, title: 'Kochi Biennale' }),
      );
      expect(new Set(pictures).size).toBe(6);
    }
  });

  test('a title chooses its composition: a marathon is no cricket match', () => {
    const bare = (title: string, seed: number) =>
      renderPoster({ ...plain, category: 'Sports', title, seed, lettering: false });
    for (let seed = 0; seed < 10; seed += 1) {
      expect(bare('City Marathon', seed)).not.toBe(bare('India v Australia T20', seed));
      expect(bare('City Marathon', seed)).toBe(bare('A 10k Run by the Sea', seed));
    }
  });

  test('the small picture is the poster without its words', () => {
    const bare = renderPoster({ ...plain, category: 'Food', lettering: false });
    expect(renderPoster({ ...plain, category: 'Food', city: 'Pune', lettering: false })).toBe(bare);
    expect(renderPoster({ ...plain, category: 'Food' })).not.toBe(bare);
    expect(renderPoster({ ...plain, category: 'Food', title: '🎨 东京' })).toBe(bare);
  });
});
