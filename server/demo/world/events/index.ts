import { categorySlugs } from '../categories';
import { parseEvents, type PlannedEvent } from '../plan';
import { leisure } from './leisure';
import { others } from './others';
import { professional } from './professional';

const position = ({ category }: PlannedEvent): number => categorySlugs.indexOf(category);

/** Every event of the demo world: upcoming in the order of the menu, past, drafts, cancelled. */
export const plannedEvents: readonly PlannedEvent[] = [
  ...[...parseEvents(professional), ...parseEvents(leisure)].sort(
    (a, b) => position(a) - position(b),
  ),
  ...parseEvents(others),
];
