import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../lib/errors';
import type { ModuleDeps } from '../deps';
import { createEventPictures, type Picture } from './eventPictures';

type Query = { plain?: string; v?: string };

/**
 * Pictures of events: `/posters/events/<id>.svg` (with `?plain=1` without text, for under 100 px),
 * `/posters/gallery/<id>/<1..6>.svg` and `/posters/category/<slug>.svg`. Public: no picture contains private data.
 */
export function registerEventPictures(app: FastifyInstance, deps: Pick<ModuleDeps, 'db'>): void {
  const art = createEventPictures(deps);

  // 15 digits are always a safe integer.
  app.get<{ Params: { id: string }; Querystring: Query }>(
    '/posters/events/:id(^\\d{1,15}).svg',
    async (request, reply) =>
      send(
        request,
        reply,
        await art.poster(Number(request.params.id), {
          plain: request.query.plain === '1',
          version: Number(request.query.v) || 0,
        }),
      ),
  );

  app.get<{ Params: { id: string; number: string } }>(
    '/posters/gallery/:id(^\\d{1,15})/:number(^\\d).svg',
    async (request, reply) =>
      send(
        request,
        reply,
        await art.gallery(Number(request.params.id), Number(request.params.number)),
      ),
  );

  app.get<{ Params: { slug: string } }>(
    '/posters/category/:slug(^[a-z0-9-]{1,60}).svg',
    async (request, reply) => send(request, reply, await art.category(request.params.slug)),
  );
}

function send(request: FastifyRequest, reply: FastifyReply, picture: Picture | null) {
  if (!picture) throw notFound();
  reply
    .header('Cache-Control', picture.ofDraft ? 'no-cache' : 'public, max-age=86400')
    .header('ETag', picture.etag)
    .header('X-Content-Type-Options', 'nosniff')
    // An SVG opened by its address is a document: this policy forbids scripts and requests in it.
    .header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
  if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
  return reply.type('image/svg+xml; charset=utf-8').send(picture.svg);
}
