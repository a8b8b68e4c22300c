import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { idlePart } from '@/components/lazy/lazyPart';

/** Of the size of a field that is being loaded: its label, its box, and the hint under it if it has one. */
export function FieldSkeleton({ hasHint = false }: { hasHint?: boolean }) {
  return (
    <Stack spacing={0.75}>
      <Skeleton sx={{ typography: 'ui', width: '50%' }} />
      <Skeleton variant="rounded" sx={{ height: 44 }} />
      {hasHint && <Skeleton sx={{ typography: 'meta', width: '50%' }} />}
    </Stack>
  );
}

/** Calendars and clocks load after the other fields, which are a third as large without them. */
const clocks = () => import('./TimeFields');

export const DateField = idlePart(
  async () => ({ default: (await clocks()).DateField }),
  <FieldSkeleton />,
);
export const TimeField = idlePart(
  async () => ({ default: (await clocks()).TimeField }),
  <FieldSkeleton />,
);
export const DateTimeField = idlePart(
  async () => ({ default: (await clocks()).DateTimeField }),
  <FieldSkeleton hasHint />,
);
export const ChoiceField = idlePart(() => import('./ChoiceField'), <FieldSkeleton />);
