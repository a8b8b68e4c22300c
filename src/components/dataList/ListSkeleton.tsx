import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** As high as a list with eight rows. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <Stack role="status" aria-label={label} sx={{ p: 2, gap: 2 }}>
      {ROWS.map((row) => (
        <Skeleton key={row} variant="rounded" sx={{ height: { xs: 56, md: 42 } }} />
      ))}
    </Stack>
  );
}
