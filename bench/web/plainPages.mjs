/** An empty page and a naive one, to measure Foyer against: the same browser, machine and network. */
import { once } from 'node:events';
import { createServer, request as sendRequest } from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const html = (body) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8" /><title>Plain</title>' +
  '<meta name="viewport" content="width=device-width, initial-scale=1" />' +
  `<link rel="icon" href="data:," /></head><body>${body}</body></html>`;

const EMPTY = html('<h1>Discover exclusive experiences</h1>');
const NAIVE = html('<div id="root"></div><script type="module" src="/naive.js"></script>');

async function naiveScript() {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'naivePage.jsx')],
    bundle: true,
    minify: true,
    format: 'esm',
    jsx: 'automatic',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return outputFiles[0].text;
}

/** Hands the request to Foyer, and its answer back as it is. */
function forward(origin, request, response) {
  const { method, headers, url } = request;
  sendRequest(new URL(url, origin), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  })
    .on('error', () => response.destroy())
    .end();
}

/**
 * Serves both on the loopback, compressed; what the naive page asks for comes from Foyer.
 * @param origin of Foyer
 */
export async function startPlainPages(origin) {
  const sources = [
    ['/empty', 'text/html; charset=utf-8', EMPTY],
    ['/naive', 'text/html; charset=utf-8', NAIVE],
    ['/naive.js', 'text/javascript', await naiveScript()],
  ];
  const answers = new Map(
    sources.map(([address, type, text]) => [address, { type, body: brotliCompressSync(text) }]),
  );
  const server = createServer((request, response) => {
    const known = answers.get(request.url);
    if (!known) return forward(origin, request, response);
    response.writeHead(200, { 'Content-Type': known.type, 'Content-Encoding': 'br' });
    return response.end(known.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
