import { bombayLive } from '../../demo/world/organizer';
import { companyOf } from '../../demo/world/people';
import type { Examples, ExampleWorld } from './exampleWorld';

/** An event that is not published yet. */
const draft = ({ event }: ExampleWorld) => ({
  as: 'rhea',
  id: event('Summer Offsite Fair'),
  ifMatch: '*',
});
const draftTier = (world: ExampleWorld) => ({
  ...draft(world),
  tierId: world.tier('Summer Offsite Fair', 'Tent').id,
});
const onSale = ({ event }: ExampleWorld) => ({ as: 'rhea', id: event('Jazz by the Bay') });

/** Events in the making, and their categories. */
export const authoringExamples = {
  createEvent: { as: 'rhea', body: { organizer: bombayLive.id, title: 'Monsoon Jazz' } },
  updateEvent: (world) => ({ ...draft(world), body: { title: 'Summer Offsite Day' } }),
  deleteEvent: draft,
  publishEvent: draft,
  pauseEvent: onSale,
  resumeEvent: ({ event }) => ({ as: 'rhea', id: event('Sufi at Nahargarh') }),
  duplicateEvent: onSale,
  createTier: (world) => ({
    ...draft(world),
    body: { name: 'Half Day', price: '1400.00', total_tickets: 60, benefits: ['Lunch'] },
  }),
  updateTier: (world) => ({ ...draftTier(world), body: { price: '3900.00' } }),
  orderTiers: (world) => ({
    ...draft(world),
    body: {
      tiers: [draftTier(world).tierId, world.tier('Summer Offsite Fair', 'Company Day').id],
    },
  }),
  deleteTier: draftTier,
  setEventAccess: (world) => ({
    ...draft(world),
    body: { is_exclusive: true, companies: [companyOf('northwind').id] },
  }),
  createEventCategory: { as: 'admin', body: { name: 'Theatre' } },
  updateEventCategory: { as: 'admin', id: 2, ifMatch: '*', body: { color_code: '#7A4FBF' } },
} satisfies Examples;
