import type { Handlers } from '../../contract/types';
import type { ModuleDeps } from '../../deps';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import { createImageEncoder } from './encodeImage.service';
import { createImagesHandlers, type ImagesOperation } from './images.routes';
import { createImagesService, type ImagesService } from './images.service';

interface ImagesModule {
  handlers: Handlers<ImagesOperation>;
  service: ImagesService;
}

/** Accepts uploaded pictures, stores them in three widths in the database and serves them publicly. */
export function createImagesModule(
  deps: ModuleDeps,
  { rateLimits }: { rateLimits: Pick<RateLimits, 'take'> },
): ImagesModule {
  const service = createImagesService({ ...deps, rateLimits, encode: createImageEncoder() });
  return { handlers: createImagesHandlers(service), service };
}
