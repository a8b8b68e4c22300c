import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';

/** Three placeholder rows with the layout of `BookingRow`. */
export const BookingListSkeleton = () => (
  <div>
    <VisuallyHidden role="status">Loading bookings…</VisuallyHidden>
    {[1, 2, 3].map((one) => (
      <Stack
        key={one}
        direction="row"
        sx={{ gap: 3, py: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        <Skeleton
          variant="rectangular"
          sx={{ flex: 'none', width: { '@': 72, '@601': 104 }, aspectRatio: '4 / 5' }}
        />
        <Box sx={{ flex: 1 }}>
          <Skeleton sx={{ typography: 'price', width: '30%', mb: 1 }} />
          <Skeleton sx={{ typography: 'h3', width: '50%' }} />
          <Skeleton sx={{ typography: 'meta', width: '75%' }} />
          <Skeleton sx={{ typography: 'meta', width: '50%' }} />
        </Box>
        <Stack sx={{ display: { '@': 'none', '@861': 'flex' }, gap: 1, width: 216 }}>
          <Skeleton sx={{ typography: 'price', width: 120 }} />
          <Skeleton variant="rounded" sx={{ height: 44 }} />
          <Skeleton variant="rounded" sx={{ height: 44 }} />
        </Stack>
      </Stack>
    ))}
  </div>
);
