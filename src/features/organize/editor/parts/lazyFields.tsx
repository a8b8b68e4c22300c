import { idlePart } from '@/components/lazy/idlePart';
import { FieldSkeleton } from './FieldSkeleton';

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
