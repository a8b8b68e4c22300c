/** An empty page and a bare React page, to measure Foyer against: the same browser, machine and network. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { root } from '../../scripts/lib/root.mjs';

const html = (body) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Plain</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1" />' +
  `<link rel="icon" href="data:," /></head><body>${body}</body></html>`;

const EMPTY = html('<h1>Discover exclusive experiences</h1>');
const BARE = html('<div id="root"></div><script type="module" src="/bare.js"></script>');

/** React, its DOM, one heading and twelve links that answer to a press. */
const SOURCE = `
  import { createElement as h, useState } from 'react';
  import { createRoot } from 'react-dom/client';
  function Page() {
    const [pressed, setPressed] = useState(0);
    return h('main', null,
      h('h1', null, 'Discover exclusive experiences'),
      h('ul', null, Array.from({ length: 12 }, (_, id) =>
        h('li', { key: id }, h('button', { onClick: () => setPressed(id) }, 'Event ' + id, pressed === id && ' !')))));
  }
  createRoot(document.getElementById('root')).render(h(Page));
`;

async function bareScript() {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: root },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles[0].text;
}

/** Serves both on the loopback, compressed. */
export async function startPlainPages() {
  const answers = new Map([
    ['/empty', ['text/html; charset=utf-8', EMPTY]],
    ['/bare', ['text/html; charset=utf-8', BARE]],
    ['/bare.js', ['text/javascript', await bareScript()]],
  ]);
  for (const [address, [type, text]] of answers)
    answers.set(address, [type, brotliCompressSync(text)]);
  const server = createServer((request, response) => {
    const [type, body] = answers.get(request.url) ?? [];
    if (!body) return response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
