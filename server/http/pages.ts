import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hideAddress, pagePolicy, workerPolicy } from './headers';
import { isNotModified } from './encodedText';
import { negotiateEncoding } from './encodings';
import { readPagePreloads } from './pageFiles';
import { pagePaths } from './pagePaths.gen';
import { hashesOf } from './rendering/document';
import { FinishedPage } from './rendering/finishedPage';
import { hasSession, renderedAddress } from './rendering/renderedAddress';
import type { VisitorPages } from './rendering/visitorPages';
import { isSecretAddress } from './secretAddresses';

interface PagesOptions {
  /** Folder of the built SPA: index.html, hashed files under assets/, .br and .gz beside them. */
  dir: string;
  /** Whether everybody may open the page of this event. */
  hasEvent: (id: number) => Promise<boolean>;
  /** Whether Foyer still has to be set up; costs nothing afterwards. */
  isBeingSetUp: () => Promise<boolean>;
  /** Rendered pages for visitors; without it the browser renders every page. */
  visitorPages?: Pick<VisitorPages, 'fresh' | 'find'> | undefined;
}

/** Read by the SPA instead of a call (src/lib/setUp.ts). */
const BEING_SET_UP = '<meta name="foyer-setup" content="pending" />';

/** Written by the build (scripts/lib/checkInWorker.mjs). */
const SERVICE_WORKER = 'check-in-worker.js';

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** As the router of the pages matches: without regard to case, with or without a slash at the end. */
const knownPages = Object.entries(pagePaths).map(([name, known]) => ({
  name,
  pattern: new RegExp(`^${known.replace(/:\w+/g, '[^/]+').replace(/^\//, '')}/?$`, 'i'),
}));
const pageNameAt = (address: string): string | undefined =>
  knownPages.find(({ pattern }) => pattern.test(address))?.name;
const eventPage = /^events\/([^/]+?)\/?$/i;
/** An event's id; more digits would not be exact as a number. */
const eventId = /^\d{1,15}$/;

/**
 * Serves the built SPA: its files, and index.html for every other address outside /api. Visitors get public pages
 * with their content. The status is 404 where the SPA shows that there is no such page or event.
 */
export async function registerPages(
  app: FastifyInstance,
  { dir, hasEvent, isBeingSetUp, visitorPages }: PagesOptions,
): Promise<void> {
  const built = readFileSync(path.join(dir, 'index.html'), 'utf8');
  const hashes = hashesOf(built);
  const page = new FinishedPage(built, hashes);
  const pageWhileSetUp = new FinishedPage(
    built.replace('</head>', `${BEING_SET_UP}</head>`),
    hashes,
  );
  const preloads = readPagePreloads(dir);
  /** For people with a session, by the page's name; without one, the page may lead to sign-in. */
  const ownPages = new Map(
    [...preloads].map(([name, elements]) => {
      const html = built.replace('</head>', (end) => elements + end);
      return [name, new FinishedPage(html, hashes)];
    }),
  );
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
      if (name === SERVICE_WORKER) reply.helmet({ contentSecurityPolicy: workerPolicy });
      return reply.sendFile(name);
    }
    if (!isNavigation(request, name)) return reply.callNotFound();
    if (await isPending(request)) return sendPage(request, reply, pageWhileSetUp);
    const isVisitor = !hasSession(request.headers.cookie);
    const address = isVisitor ? renderedAddress(request.url) : undefined;
    const fresh = address !== undefined && visitorPages?.fresh(address);
    if (fresh) return sendPage(request, reply, fresh);
    if (!(await isFound(request, name))) return sendPage(request, reply.code(404), page);
    const rendered = address === undefined ? undefined : await visitorPages?.find(address);
    const own = isVisitor ? undefined : ownPages.get(pageNameAt(name) ?? '');
    return sendPage(request, reply, rendered ?? own ?? page);
  });

  async function isPending(request: FastifyRequest): Promise<boolean> {
    try {
      return await isBeingSetUp();
    } catch (error) {
      request.log.warn({ err: error }, 'checking whether Foyer is set up failed');
      return false;
    }
  }

  async function isFound(request: FastifyRequest, name: string): Promise<boolean> {
    if (pageNameAt(name) === undefined) return false;
    const id = eventPage.exec(name)?.[1];
    if (id === undefined) return true;
    try {
      return eventId.test(id) && (await hasEvent(Number(id)));
    } catch (error) {
      // The page itself shows the error and tries again.
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
  return new Set(
    names.filter((name) => !/^(index\.html$|\.)/.test(name) && !/\.(br|gz|map)$/.test(name)),
  );
}

/**
 * Whether the request is for a page. Browsers name text/html when they open an address, and never for a script or picture;
 * index.html in place of a script fails as a syntax error. A client that accepts anything gets the page, unless the
 * address looks like a file.
 */
function isNavigation({ headers }: FastifyRequest, name: string): boolean {
  const accept = headers.accept ?? '*/*';
  if (/^api(\/|$)/.test(name)) return false;
  if (/text\/html/.test(accept)) return true;
  return /\*\/\*/.test(accept) && !/^assets(\/|$)|\.[A-Za-z0-9]+$/.test(name);
}

/** Everybody gets the same page. Browsers keep it, and ask each time whether it has changed. */
async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FinishedPage,
): Promise<FastifyReply> {
  reply.helmet({ contentSecurityPolicy: pagePolicy(page.hashes) });
  const isSecret = isSecretAddress(request.url);
  // A second time, because helmet has just set its own Referrer-Policy.
  if (isSecret) hideAddress(reply);
  const wanted = negotiateEncoding(request.headers['accept-encoding']);
  const { body, encoding, etag } = await page.in(wanted);
  reply
    .type('text/html; charset=utf-8')
    .header('Cache-Control', isSecret ? 'no-store' : 'no-cache')
    // People with a session get another page at the same address.
    .header('Vary', 'Accept-Encoding, Cookie');
  if (!isSecret) {
    reply.header('ETag', etag);
    const isKnown = isNotModified(request.headers['if-none-match'], page);
    if (isKnown && reply.statusCode === 200) return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('Content-Encoding', encoding);
  return reply.send(body);
}
