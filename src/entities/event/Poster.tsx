import { useState } from 'react';
import { cx } from '@/lib/cx';
import { categoryKey } from '@/theme/categories';
import styles from './Poster.module.css';

interface PosterProps {
  src: string | null | undefined;
  /** Empty where the title is shown beside it. */
  alt?: string;
  /** The category whose placeholder replaces a missing or broken image. */
  category?: string | null;
  /** Loads at once, for images in the first viewport; otherwise lazily. */
  eager?: boolean;
  /** How wide it is shown, as in an img element's `sizes`; for pictures that were uploaded. */
  sizes?: string;
  /** Faded, for sold-out and cancelled events. */
  sold?: boolean;
  /** `poster` is 4:5, `square` for galleries. */
  shape?: 'poster' | 'square';
  className?: string;
}

/** The widths that the server keeps of an uploaded picture; it answers a larger one with the largest. */
const WIDTHS = [400, 800, 1600];

const isUploaded = (src: string) => src.startsWith('/api/images/');

const srcSetOf = (src: string, format: 'avif' | 'webp') =>
  WIDTHS.map((width) => `${src}?w=${width}&format=${format} ${width}w`).join(', ');

const SIZE = { poster: [400, 500], square: [400, 400] } as const;

/** Reserves its space before loading, and replaces a broken image by the category's placeholder. */
export function Poster({
  src,
  alt = '',
  category,
  eager = false,
  sizes = '(max-width: 767px) 50vw, 320px',
  sold = false,
  shape = 'poster',
  className,
}: PosterProps) {
  const fallback = `/posters/category/${categoryKey(category)}.svg`;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const shown = [src, fallback].find((one) => one && !failed.includes(one));
  const [width, height] = SIZE[shape];
  const classes = cx(styles.poster, styles[shape], sold && styles.sold, className);

  if (!shown)
    return (
      <span className={classes} role={alt ? 'img' : undefined} aria-label={alt || undefined} />
    );

  const handleFailure = () => setFailed((before) => [...before, shown]);
  // An image that failed before hydration fires no error event, so check it here.
  const checkEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(handleFailure);
  };
  const uploaded = isUploaded(shown);
  const picture = (
    <img
      key={shown}
      ref={checkEarlyFailure}
      className={classes}
      src={uploaded ? `${shown}?w=800&format=webp` : shown}
      srcSet={uploaded ? srcSetOf(shown, 'webp') : undefined}
      sizes={uploaded ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      onError={handleFailure}
    />
  );
  return uploaded ? (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={srcSetOf(shown, 'avif')} sizes={sizes} />
      {picture}
    </picture>
  ) : (
    picture
  );
}
