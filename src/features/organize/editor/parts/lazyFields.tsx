import { idlePart } from '@/components/lazy/idlePart';
import { FieldPlace } from './FieldPlace';

/** Calendars and clocks load after the other fields, which are a third as large without them. */
const clocks = () => import('./TimeFields');

export const DateField = idlePart(
  async () => ({ default: (await clocks()).DateField }),
  <FieldPlace />,
);
export const TimeField = idlePart(
  async () => ({ default: (await clocks()).TimeField }),
  <FieldPlace />,
);
export const DateTimeField = idlePart(
  async () => ({ default: (await clocks()).DateTimeField }),
  <FieldPlace hasHint />,
);
export const ChoiceField = idlePart(() => import('./ChoiceField'), <FieldPlace />);
