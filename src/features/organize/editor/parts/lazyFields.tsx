import { lazyPart } from '@/components/lazy/lazyPart';
import { FieldPlace } from './FieldPlace';

/** Calendars and clocks load after the other fields, which are a third as large without them. */
const clocks = () => import('./TimeFields');

export const DateField = lazyPart(
  async () => ({ default: (await clocks()).DateField }),
  <FieldPlace />,
);
export const TimeField = lazyPart(
  async () => ({ default: (await clocks()).TimeField }),
  <FieldPlace />,
);
export const DateTimeField = lazyPart(
  async () => ({ default: (await clocks()).DateTimeField }),
  <FieldPlace hasHint />,
);
export const ChoiceField = lazyPart(() => import('./ChoiceField'), <FieldPlace />);
