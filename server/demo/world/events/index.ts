import type { CategorySlug } from '../categories';
import type { EventPlan, PlannedEvent } from '../plan';
import { art } from './art';
import { business } from './business';
import { cancelled } from './cancelled';
import { concert } from './concert';
import { conference } from './conference';
import { cultural } from './cultural';
import { drafts } from './drafts';
import { entertainment } from './entertainment';
import { festival } from './festival';
import { food } from './food';
import { music } from './music';
import { past } from './past';
import { sports } from './sports';
import { technology } from './technology';
import { workshop } from './workshop';

const upcoming: Readonly<Record<CategorySlug, readonly EventPlan[]>> = {
  business,
  music,
  sports,
  technology,
  conference,
  concert,
  food,
  cultural,
  art,
  workshop,
  festival,
  entertainment,
};

/** Every event of the demo world: upcoming, past, drafts, cancelled. */
export const plannedEvents: readonly PlannedEvent[] = [
  ...Object.entries(upcoming).flatMap(([category, events]) =>
    events.map((event) => ({ ...event, category: category as CategorySlug })),
  ),
  ...past,
  ...drafts,
  ...cancelled,
];
