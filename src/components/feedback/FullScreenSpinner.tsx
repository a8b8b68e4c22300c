import Box from '@mui/material/Box';
import { Spinner } from '@/components/display/Spinner';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';

/** Shown only while the session is verified at the start (docs/product.md#sessions). */
export function FullScreenSpinner({ label = 'Loading…' }: { label?: string }) {
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
      <VisuallyHidden>{label}</VisuallyHidden>
    </Box>
  );
}
