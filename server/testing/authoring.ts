import type { BodyAt } from '../contract/calls';
import { unchecked } from './checkedInject';
import type { BodyOf, Schemas } from '../contract/types';
import { expectStatus, type Headers } from './bookings';
import type { TestApp } from './buildTestApp';
import { createCategory } from './events';
import { createOrganizerTeam } from './organizers';
import { createUser, signIn } from './people';

const DAY = 86_400_000;

/** The time now, rounded down to whole seconds. */
export const inDays = (days: number) => new Date(Math.floor(Date.now() / 1000) * 1000 + days * DAY);

export const anyVersion = { 'if-match': '*' };
export const version = (number: number) => ({ 'if-match': `"${number}"` });

/** An organizer with an editor, and the calls with which the editor creates events. */
export async function createAuthoring(test: TestApp) {
  const music = await createCategory(test, { name: 'Music' });
  const editor = await createUser(test, { firstName: 'Dev', lastName: 'Shah' });
  const headers: Headers = await signIn(test, editor);
  const team = await createOrganizerTeam(test, { members: [{ id: editor.id, role: 'editor' }] });

  const send = <Method extends Uppercase<string>, Path extends string>(
    method: Method,
    path: Path,
    payload?: BodyAt<Method, Path>,
    more: object = {},
    as: Headers = headers,
  ) =>
    test.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...as, ...more },
      payload: unchecked(payload),
    });

  /** The fields that publishing requires. */
  const complete = () => ({
    category: music.id,
    venue: 'Royal Opera House',
    city: 'Mumbai',
    state: 'Maharashtra',
    start_date: inDays(20).toISOString(),
    end_date: inDays(20.2).toISOString(),
    booking_start_date: inDays(-1).toISOString(),
    booking_end_date: inDays(19).toISOString(),
  });

  async function createDraft(
    body: Partial<BodyOf<'createEvent'>> = {},
  ): Promise<Schemas['OrganizedEvent']> {
    const draft = { organizer: team.id, title: 'Nocturne', ...body };
    return expectStatus(201, await send('POST', '/events/', draft)).json();
  }

  /** Has one tier, at 1,000.00. */
  async function publish(
    body: Partial<BodyOf<'createEvent'>> = {},
    seats = 10,
  ): Promise<Schemas['OrganizedEvent']> {
    const { id } = await createDraft({ ...complete(), ...body });
    const tier = { name: 'Stalls', price: '1000', total_tickets: seats };
    expectStatus(201, await send('POST', `/events/${id}/tiers/`, tier));
    return expectStatus(200, await send('POST', `/events/${id}/publish/`)).json();
  }

  return { music, team, headers, send, complete, createDraft, publish };
}

/** People with less access: the owner of another organizer, and a steward of this one. */
export async function createOnlookers(test: TestApp, team: { id: number }) {
  const owner = await createUser(test);
  await createOrganizerTeam(test, { members: [{ id: owner.id, role: 'owner' }] });
  const steward = await createUser(test);
  await test.db
    .insertInto('organizer_members')
    .values({ organizer_id: team.id, user_id: steward.id, role: 'door' })
    .execute();
  const rival: Headers = await signIn(test, owner);
  const door: Headers = await signIn(test, steward);
  return { rival, door };
}

export type Authoring = Awaited<ReturnType<typeof createAuthoring>>;

export function firstTier(event: Schemas['OrganizedEvent']) {
  const [tier] = event.ticket_tiers;
  if (!tier) throw new Error(`Event ${event.id} has no tier.`);
  return tier;
}
