import { createHash } from 'node:crypto';
import type { ModuleDeps } from '../deps';
import { findCategoryBySlug, findPosterEvent, type PosterEvent } from './eventPictures.repository';
import { RecentCache } from '../lib/recentCache';
import { renderCategoryPoster, renderGalleryPicture, renderPoster } from './posters';

export interface Picture {
  svg: string;
  /** Quoted, as the ETag header requires. */
  etag: string;
  /** Published, it has words on it: a cache must not keep the one without. */
  ofDraft: boolean;
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

  const cached = async (
    key: string,
    draw: () => Promise<{ svg: string; ofDraft: boolean } | null>,
  ): Promise<Picture | null> => {
    const stored = cache.get(key);
    if (stored) return stored;
    const drawn = await draw();
    if (drawn === null) return null;
    const etag = `"${createHash('sha1').update(drawn.svg).digest('base64url')}"`;
    const picture = { ...drawn, etag };
    if (!picture.ofDraft) cache.set(key, picture);
    return picture;
  };

  const ofEvent = (key: string, id: number, draw: (event: PosterEvent) => string) =>
    cached(key, async () => {
      const event = await findPosterEvent(db, id);
      return event ? { svg: draw(event), ofDraft: !event.is_active } : null;
    });

  /** Changes of the event that its cached poster shows. */
  const versions = new RecentCache<number>(CACHED_PICTURES, CACHE_TIME);

  return {
    /**
     * @param plain without lettering, for posters under 100 px
     * @param version the change of the event from which on the poster must show it
     */
    async poster(
      id: number,
      { plain, version }: { plain: boolean; version: number },
    ): Promise<Picture | null> {
      const name = `poster/${id}/${plain ? 'plain' : 'lettered'}`;
      const drawn = versions.get(name) ?? 0;
      // A version that the event does not have yet reads its row, but draws nothing again.
      const current =
        version > drawn ? ((await findPosterEvent(db, id))?.calendar_sequence ?? 0) : drawn;
      return ofEvent(`${name}/${current}`, id, (event) => {
        versions.set(name, event.calendar_sequence);
        return renderPoster({
          category: event.category_name ?? '',
          // Drafts are not public: their posters have no text.
          title: event.is_active ? event.title : '',
          city: event.city,
          date: event.start_at ? posterDate(event.start_at, event.timezone) : '',
          seed: id,
          lettering: event.is_active && !plain,
        });
      });
    },

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

    category: (slug: string): Promise<Picture | null> =>
      cached(`category/${slug}`, async () => {
        const category = await findCategoryBySlug(db, slug);
        return category ? { svg: renderCategoryPoster(category.name), ofDraft: false } : null;
      }),
  };
}

/** '05 DEC', in the zone of the event. */
function posterDate(at: Date, timezone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    day: '2-digit',
    month: 'short',
    timeZone: timezone,
  });
  const parts = new Map(format.formatToParts(at).map((part) => [part.type, part.value]));
  return `${parts.get('day') ?? ''} ${parts.get('month') ?? ''}`.toUpperCase();
}
