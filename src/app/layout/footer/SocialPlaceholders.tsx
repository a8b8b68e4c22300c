import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import styles from './SocialPlaceholders.module.css';

// Paths on a 24 × 24 grid, like the Lucide icons.
const PLATFORMS = [
  { name: 'Facebook', path: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z' },
  { name: 'X', path: 'M4 4l16 16M20 4L4 20' },
  { name: 'LinkedIn', path: 'M5 10v10M5 5v.01M10 20V10M10 14a4 4 0 0 1 4-4 4 4 0 0 1 4 4v6' },
  {
    name: 'Instagram',
    path: 'M4 4h16v16H4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7v.01',
  },
  { name: 'YouTube', path: 'M3 6h18v12H3zM10.5 9.5v5l4-2.5z' },
];

/** Icons of five social networks without accounts yet, so they are not links (docs/product.md#frame). */
export function SocialPlaceholders() {
  return (
    <ul className={styles.list} aria-label="Social media, not open yet">
      {PLATFORMS.map(({ name, path }) => (
        <li key={name} title={`${name}: not open yet`}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d={path} />
          </svg>
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}
