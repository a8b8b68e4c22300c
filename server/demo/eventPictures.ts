import { createHash } from 'node:crypto';
import type { ModuleDeps } from '../deps';
import { findCategoryBySlug, findPosterEvent, type PosterEvent } from './eventPictures.repository';
import { RecentCache } from '../lib/recentCache';
import { renderCategoryPoster, renderGalleryPicture, renderPoster } from './posters';

export interface Picture {
  svg: string;
  /** Quoted, as the ETag header requires. */
  etag: string;
  /** True for a draft, whose poster has no text: caches must not keep it, because publishing adds the text. */
  ofDraft: boolean;
  /** How often the event had been rescheduled or cancelled when it was drawn. */
  version: number;
}

/** docs/product/screens.md#event-page: a gallery has at most 6 images. */
const GALLERY_SIZE = 6;
/** About 6 MB of pictures at most. */
const CACHED_PICTURES = 600;
/** Milliseconds after which a poster is drawn again, so that a changed title appears. */
const CACHE_TIME = 600_000;

/**
 * Posters and gallery pictures of events that exist, drawn from their rows: the same row always
 * gives the same picture. Null for an unknown event or picture.
 */
export function createEventPictures({ db }: Pick<ModuleDeps, 'db'>) {
  const cache = new RecentCache<Picture>(CACHED_PICTURES, CACHE_TIME);

  function keep(key: string, svg: string, of: Pick<Picture, 'ofDraft' | 'version'>): Picture {
    const etag = `"${createHash('sha1').update(svg).digest('base64url')}"`;
    const picture = { svg, etag, ...of };
    if (!picture.ofDraft) cache.set(key, picture);
    return picture;
  }

  /** @param version draws the picture again if the cached one is older */
  async function ofEvent(
    key: string,
    id: number,
    draw: (event: PosterEvent) => string,
    version = 0,
  ): Promise<Picture | null> {
    const stored = cache.get(key);
    if (stored && version <= stored.version) return stored;
    const event = await findPosterEvent(db, id);
    if (!event) return null;
    // The event does not have the requested version yet, so the cached picture is current.
    if (stored?.version === event.calendar_sequence) return stored;
    return keep(key, draw(event), { ofDraft: !event.is_active, version: event.calendar_sequence });
  }

  return {
    /** @param plain without lettering, for posters under 100 px */
    poster: (id: number, { plain, version }: { plain: boolean; version: number }) =>
      ofEvent(
        `poster/${id}/${plain ? 'plain' : 'lettered'}`,
        id,
        (event) =>
          renderPoster({
            category: event.category_name ?? '',
            // Drafts are not public: their posters have no text.
            title: event.is_active ? event.title : '',
            city: event.city,
            date: event.start_at ? posterDate(event.start_at, event.timezone) : '',
            seed: id,
            lettering: event.is_active && !plain,
          }),
        version,
      ),

    /** @param number 1 to 6 */
    async gallery(id: number, number: number): Promise<Picture | null> {
      if (number < 1 || number > GALLERY_SIZE) return null;
      return ofEvent(`gallery/${id}/${number}`, id, (event) =>
        renderGalleryPicture({
          category: event.category_name ?? '',
          seed: id * GALLERY_SIZE + number,
          title: event.is_active ? event.title : '',
        }),
      );
    },

    async category(slug: string): Promise<Picture | null> {
      const key = `category/${slug}`;
      const stored = cache.get(key);
      if (stored) return stored;
      const category = await findCategoryBySlug(db, slug);
      if (!category) return null;
      return keep(key, renderCategoryPoster(category.name), { ofDraft: false, version: 0 });
    },
  };
}

/** '05 DEC', in the zone of the event. */
function posterDate(at: Date, timezone: string): string {
  const options = { day: '2-digit', month: 'short', timeZone: timezone } as const;
  const [month = '', day = ''] = at.toLocaleDateString('en-US', options).toUpperCase().split(' ');
  return `${day} ${month}`;
}
