import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hideAddress, pagePolicy } from './headers';
import { pagePaths } from './pagePaths.gen';
import { isSecretAddress } from './secretAddresses';

interface PagesOptions {
  /** Folder of the built SPA: index.html, hashed files under assets/, .br and .gz beside them. */
  dir: string;
  /** Whether everybody may open the page of this event. */
  hasEvent: (id: number) => Promise<boolean>;
  /** Whether a person still has to set the place up; costs nothing once it is. */
  isBeingSetUp: () => Promise<boolean>;
}

/**
 * Placeholder in index.html, replaced by the nonce of each response. The SPA reads it from
 * `<meta property="csp-nonce" nonce="__CSP_NONCE__">` and passes it to emotion's createCache.
 */
const NONCE = '__CSP_NONCE__';

/** Read by the SPA, so that it needs no call to know; src/lib/setUp.ts. */
const BEING_SET_UP = '<meta name="foyer-setup" content="pending" />';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** As the router of the pages matches: without regard to case, with or without a slash at the end. */
const knownPages = pagePaths.map(
  (known) => new RegExp(`^${known.replace(/:\w+/g, '[^/]+').replace(/^\//, '')}/?$`, 'i'),
);
const eventPage = /^events\/([^/]+?)\/?$/i;
/** An event's id; of more digits it would not be exact. */
const eventId = /^\d{1,15}$/;

/**
 * Serves the built SPA: its files, and index.html for every other address outside /api; with status
 * 404 where the SPA shows that there is no such page or event.
 */
export async function registerPages(
  app: FastifyInstance,
  { dir, hasEvent, isBeingSetUp }: PagesOptions,
): Promise<void> {
  const page = readFileSync(path.join(dir, 'index.html'), 'utf8');
  const pageWhileSetUp = page.replace('</head>', `${BEING_SET_UP}</head>`);
  const files = listFiles(dir);
  await app.register(fastifyStatic, {
    root: dir,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
  });

  // Fastify adds the HEAD route.
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const name = request.params['*'];
    if (files.has(name)) {
      reply.header('Cache-Control', name.startsWith('assets/') ? YEAR : HOUR);
      reply.header('Vary', 'Accept-Encoding');
      return reply.sendFile(name);
    }
    if (!isNavigation(request, name)) return reply.callNotFound();
    if (await isPending(request)) return sendPage(request, reply, pageWhileSetUp);
    reply.code((await isFound(request, name)) ? 200 : 404);
    return sendPage(request, reply, page);
  });

  async function isPending(request: FastifyRequest): Promise<boolean> {
    try {
      return await isBeingSetUp();
    } catch (error) {
      request.log.warn({ err: error }, 'asking whether the place is set up failed');
      return false;
    }
  }

  async function isFound(request: FastifyRequest, name: string): Promise<boolean> {
    if (!knownPages.some((known) => known.test(name))) return false;
    const id = eventPage.exec(name)?.[1];
    if (id === undefined) return true;
    try {
      return eventId.test(id) && (await hasEvent(Number(id)));
    } catch (error) {
      // The page says itself what is wrong, and tries again.
      request.log.warn({ err: error }, 'looking for an event failed');
      return true;
    }
  }
}

/** Paths below the folder, with slashes; without index.html and the compressed copies. */
function listFiles(dir: string): ReadonlySet<string> {
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
  return new Set(names.filter((name) => name !== 'index.html' && !/\.(br|gz|map)$/.test(name)));
}

/** False for file names, which must answer 404: index.html in place of a script fails as a syntax error. */
function isNavigation(request: FastifyRequest, name: string): boolean {
  if (/^(api|assets)(\/|$)/.test(name)) return false;
  if (name !== 'index.html' && /\.[A-Za-z0-9]+$/.test(name)) return false;
  return /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');
}

function sendPage(request: FastifyRequest, reply: FastifyReply, page: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64url');
  reply.helmet({ contentSecurityPolicy: pagePolicy(nonce) });
  const isSecret = isSecretAddress(request.url);
  // Again, because helmet has just set its own Referrer-Policy.
  if (isSecret) hideAddress(reply);
  return reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', isSecret ? 'no-store' : 'no-cache')
    .send(page.replaceAll(NONCE, nonce));
}
