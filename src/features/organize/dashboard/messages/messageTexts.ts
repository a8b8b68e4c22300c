import type { EventMessage, EventMessageAudience, EventMessageReport } from '@/api';
import { countOf, joinNames } from '@/lib/text';
import { formatCount } from '@/lib/numbers';

export const AUDIENCES: Readonly<Record<EventMessageAudience, string>> = {
  all: 'Everybody with a ticket',
  not_checked_in: 'Not checked in yet',
  unnamed: 'Tickets without a name',
};

/** Who that is, in a sentence. */
export const AUDIENCE_HINTS: Readonly<Record<EventMessageAudience, string>> = {
  all: 'Attendees and the people who booked, one email each.',
  not_checked_in: 'One email to each holder of a ticket that was not let in.',
  unnamed: 'One email to each person who booked a ticket that names nobody.',
};

export const peopleCount = (people: number): string => countOf(people, 'person', 'people');

/** `Asha Person, Devika Nair and 12 more` */
export function firstNames({ first, people }: EventMessageReport): string {
  const names = first.map(({ name }) => name);
  const more = people - names.length;
  if (more > 0) return `${names.join(', ')} and ${formatCount(more)} more`;
  return joinNames(names);
}

/** `Everybody with a ticket, Stalls · 128 people` */
export const sentTo = ({ audience, tier_names: tiers, people }: EventMessage): string =>
  `${[AUDIENCES[audience], ...tiers].join(', ')} · ${peopleCount(people)}`;

/** What became of its mails: `126 delivered, 2 failed`. */
export function outcomeOf({ people, delivered, failed }: EventMessage): string {
  const waiting = people - delivered - failed;
  return [
    `${formatCount(delivered)} delivered`,
    failed > 0 && `${formatCount(failed)} failed`,
    waiting > 0 && `${formatCount(waiting)} on the way`,
  ]
    .filter(Boolean)
    .join(', ');
}
