import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { VariantFormat } from './imageFile.rules';
import type { ImagesService } from './images.service';

export type ImagesOperation = 'uploadImage' | 'getImage';

/** The hash identifies the content, so a cached picture never becomes stale. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const DEFAULT_WIDTH = 800;

export function createImagesHandlers(service: ImagesService): Handlers<ImagesOperation> {
  return {
    uploadImage: async (request, reply) => {
      const length = Number(request.headers['content-length'] ?? 0);
      try {
        return await service.upload(callerOf(request), request.body, length);
      } catch (error) {
        // Close the connection instead of receiving the rest of a refused file.
        if (!request.raw.complete) reply.header('Connection', 'close');
        throw error;
      }
    },

    getImage: async (request, reply) => {
      const { hash } = request.params;
      const { w: width = DEFAULT_WIDTH, format: named } = request.query;
      const format = named ?? acceptedFormat(request.headers.accept);
      const image = await service.variant(hash, { width, format });
      const etag = `"${hash.slice(0, 32)}-${image.width}-${format}"`;
      reply
        .header('Cache-Control', IMMUTABLE)
        .header('ETag', etag)
        .header('X-Content-Type-Options', 'nosniff');
      if (!named) reply.header('Vary', 'Accept');
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      reply.type(`image/${format}`);
      return image.data;
    },
  };
}

const acceptedFormat = (accept: string | undefined): VariantFormat =>
  /image\/avif(?!\s*;\s*q=0(\.0+)?\b)/.test(accept ?? '') ? 'avif' : 'webp';
