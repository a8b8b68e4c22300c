import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createComposer, hashesOf, type ComposedDocument, type RenderedContent } from './document';
import { hashSource } from './finishedPage';

const template = `<!doctype html><html><head><title>Foyer</title>
<meta name="description" content="The site." />
<script>early()</script>
<style id="component-styles">/* Rules. */</style>
<style>@font-face{}</style>
<script type="module" crossorigin src="/assets/app.js"></script>
<link rel="modulepreload" crossorigin href="/assets/runtime.js">
<link rel="stylesheet" crossorigin href="/assets/app.css">
</head><body><div id="root"></div></body></html>`;

const content: RenderedContent = {
  module: 'src/Home.tsx',
  title: 'Jazz "$&" </title><script>alert(1)</script> | Foyer',
  description: '"><script>alert(2)</script>',
  image: '/posters/1.svg?"><script>',
  styles: { names: ['a1', 'b2'], css: '.css-a1{color:red}</style>' },
  preloads: '<link rel="preload" as="image" href="/p.svg"/>',
  html: '<h1>Jazz $& $1</h1>',
  state: '{"answers":[]}',
};

let dir: string;
let compose: (address: string, page: RenderedContent) => ComposedDocument;

beforeAll(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'foyer-document-'));
  mkdirSync(path.join(dir, '.vite'));
  mkdirSync(path.join(dir, 'assets'));
  const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);
  write('index.html', template);
  write('assets/app.css', 'body{margin:0}');
  write('assets/home.css', '.home{gap:1px}');
  write(
    '.vite/manifest.json',
    JSON.stringify({
      'index.html': { file: 'assets/app.js', css: ['assets/app.css'] },
      'src/Home.tsx': {
        file: 'assets/home.js',
        css: ['assets/home.css'],
        imports: ['index.html', '_card.js'],
      },
      '_card.js': { file: 'assets/card.js', imports: ['index.html'] },
    }),
  );
  compose = createComposer({ dir, publicUrl: 'https://foyer.example' });
});
afterAll(() => rmSync(dir, { recursive: true }));

it('has the content, and all that the first paint needs', () => {
  const { html } = compose('/events?search=a&page=2', content);
  expect(html).toContain('<div id="root"><h1>Jazz $& $1</h1></div>');
  expect(html).toContain('<style>body{margin:0}\n.home{gap:1px}</style>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/home.css" disabled>');
  expect(html).not.toContain('href="/assets/app.css">');
  expect(html).toContain(
    '<script fetchpriority="low" type="module" crossorigin src="/assets/app.js"></script>',
  );
  const preloaded = [...html.matchAll(/<link [^>]*rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g)];
  expect(preloaded.map(([, address]) => address)).toEqual([
    '/assets/runtime.js',
    '/assets/home.js',
    '/assets/card.js',
  ]);
  for (const [element] of preloaded) expect(element).toContain('fetchpriority="low"');
  expect(html).toContain(
    '<style id="component-styles" data-names="a1 b2">.css-a1{color:red}<\\/style></style>',
  );
  expect(html).toContain(
    '<link rel="canonical" href="https://foyer.example/events?search=a&amp;page=2" data-of-page>',
  );
});

it('escapes what people have written', () => {
  const { html } = compose('/', content);
  expect(html.match(/<script/g)).toHaveLength(3);
  expect(html).not.toContain('alert(1)</script>');
  expect(html).toContain('<title>Jazz &quot;$&amp;&quot; &lt;/title&gt;&lt;script&gt;alert(1)');
  expect(html).toContain(
    'content="&quot;&gt;&lt;script&gt;alert(2)&lt;/script&gt;" data-site="The site."',
  );
});

it('names its scripts and styles by their hashes, and nothing that a page brings', () => {
  const { hashes, html } = compose('/', {
    ...content,
    html: '<script>alert(3)</script><style>x</style>',
  });
  expect(hashes.scripts).toEqual([hashSource('early()')]);
  expect(hashes.styles).toHaveLength(3);
  for (const [, text = ''] of html.matchAll(/<style(?: id[^>]*)?>([^]*?)<\/style>/g)) {
    expect(hashes.styles.includes(hashSource(text))).toBe(text !== 'x');
  }
  expect(hashesOf(template)).toEqual({
    scripts: [hashSource('early()')],
    styles: ['/* Rules. */', '@font-face{}'].map(hashSource),
  });
});

it('fails where the build lacks a page', () => {
  expect(() => compose('/', { ...content, module: 'src/Gone.tsx' })).toThrow('src/Gone.tsx');
});
