import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { BannerFrame, BUY_ROW } from '@/entities/event/EventBanner';
import { EventColumns } from './EventBody';

const BADGE = <Skeleton variant="rounded" sx={{ width: 96, height: 24, borderRadius: 6 }} />;
const FACT = <Skeleton variant="rounded" sx={{ width: 232, height: 39 }} />;
const CARD = <Card sx={{ height: 126 }} />;

/** Placeholder of the event page while it loads, with the same layout. */
export function EventDetailSkeleton() {
  return (
    <div role="status" aria-label="Loading event">
      <BannerFrame
        poster={<Skeleton variant="rectangular" sx={{ aspectRatio: '4 / 5' }} />}
        badges={
          <>
            {BADGE}
            {BADGE}
          </>
        }
      >
        <Skeleton sx={{ width: '75%', height: { xs: 36, md: 52 }, mt: { xs: 2, '@640': 0 } }} />
        <Skeleton sx={{ typography: 'body1', width: '50%', mt: 1 }} />
        <Stack sx={{ flexDirection: { '@640': 'row' }, flexWrap: 'wrap', gap: '12px 40px', mt: 3 }}>
          {FACT}
          {FACT}
        </Stack>
        <Stack sx={BUY_ROW}>
          <Skeleton variant="rounded" sx={{ width: 168, height: 57 }} />
          <Skeleton variant="rounded" sx={{ height: 33 }} />
        </Stack>
      </BannerFrame>
      <EventColumns
        aside={
          <Stack sx={{ gap: 1.5 }}>
            <Card sx={{ height: 86 }} />
            {CARD}
          </Stack>
        }
      >
        <Stack sx={{ gap: 1.5 }}>
          <Skeleton sx={{ typography: 'h2', width: '50%' }} />
          <Skeleton sx={{ typography: 'body1' }} />
          <Skeleton sx={{ typography: 'body1' }} />
          <Skeleton sx={{ typography: 'body1', width: '75%' }} />
          {CARD}
          {CARD}
        </Stack>
      </EventColumns>
    </div>
  );
}
