import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagePolicy } from './headers';

interface PagesOptions {
  /** Folder of the built SPA: index.html, hashed files under assets/, .br and .gz beside them. */
  dir: string;
}

/** Stands in index.html wherever the nonce of the answer belongs, first of all in this element:
 * `<meta property="csp-nonce" nonce="__CSP_NONCE__">`. The SPA reads it there
 * (`document.querySelector('meta[property=csp-nonce]').nonce`) and gives it to emotion's createCache. */
const NONCE = '__CSP_NONCE__';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** The built SPA: its files, and its one page for every address that is neither a file nor a call. */
export async function registerPages(app: FastifyInstance, { dir }: PagesOptions): Promise<void> {
  const page = readFileSync(path.join(dir, 'index.html'), 'utf8');
  const files = listFiles(dir);
  await app.register(fastifyStatic, {
    root: dir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });

  // HEAD comes with it.
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*'];
    if (files.has(name)) {
      reply.header('Cache-Control', name.startsWith('assets/') ? YEAR : HOUR);
      reply.header('Vary', 'Accept-Encoding');
      return reply.sendFile(name);
    }
    return isNavigation(request, name) ? sendPage(reply, page) : reply.callNotFound();
  });
}

/** Names below the folder, with slashes; the page itself and the compressed twins have no address. */
function listFiles(dir: string): ReadonlySet<string> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
  return new Set(names.filter((name) => name !== 'index.html' && !/\.(br|gz|map)$/.test(name)));
}

/** A missing file must say 404: a page in the place of a script breaks in a way nobody can read. */
function isNavigation(request: FastifyRequest, name: string): boolean {
  if (/^(api|assets)(\/|$)/.test(name)) return false;
  if (name !== 'index.html' && /\.[A-Za-z0-9]+$/.test(name)) return false;
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  reply.helmet({ contentSecurityPolicy: pagePolicy(nonce) });
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', 'no-cache')
    .send(page.replaceAll(NONCE, nonce));
}
