import styles from './Spinner.module.css';
import Box from '@mui/material/Box';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';

/** A turning ring, hidden from screen readers: the caller says in words what is loading. */
export function Spinner({ large = false }: { large?: boolean }) {
  const size = large ? 40 : 20;
  return (
    <svg
      className={styles.spinner}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle cx="10" cy="10" r="8" className={styles.track} />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  );
}

/** Shown only while the session is verified at the start (docs/product/people.md#sessions). */
export function FullScreenSpinner() {
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 60,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'background.default',
        color: 'primary.main',
      }}
    >
      <Spinner large />
      <VisuallyHidden>Loading…</VisuallyHidden>
    </Box>
  );
}
