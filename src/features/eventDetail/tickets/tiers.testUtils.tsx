import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import type { Event, TicketTier } from '@/api';
import { buildEvent, buildTier } from '@/testing/eventFactories';
import { renderWithProviders, signedIn } from '@/testing/renderWithProviders';
import { TicketTiers } from './TicketTiers';

export const asha = signedIn();

export interface Case {
  tier?: Partial<TicketTier>;
  event?: Partial<Event>;
  auth?: typeof asha;
  /** Of the page. */
  route?: string;
}

const eventWith = ({ tier = {}, event = {} }: Case) =>
  buildEvent({ id: 12, title: 'Winter Symphony', ticket_tiers: [buildTier(tier)], ...event });

/** The section with one tier; the `News` button renders it again with a newer event. */
function Section({ first, then }: { first: Event; then: Event }) {
  const [event, setEvent] = useState(first);
  return (
    <>
      <TicketTiers event={event} />
      <button onClick={() => setEvent(then)}>News</button>
    </>
  );
}

export async function open(now: Case = {}, later: Case = now) {
  const view = renderWithProviders(<Section first={eventWith(now)} then={eventWith(later)} />, {
    preloadedState: { auth: now.auth ?? asha },
    ...(now.route && { route: now.route }),
  });
  await screen.findByRole('heading', { name: 'Select Your Tickets' });
  return view;
}

export const card = () => within(screen.getByRole('article'));
export const stepper = () => within(card().getByRole('group', { name: 'Gold tickets' }));
