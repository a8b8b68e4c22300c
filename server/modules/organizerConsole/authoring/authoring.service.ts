import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { conflict, invalidInput } from '../../../lib/errors';
import type { ExpectedVersion } from '../../../lib/version';
import { noRefund } from '../../catalog/refundTerms.rules';
import { searchDocument } from '../../catalog/searchText.rules';
import { recordAudit } from '../../identity/audit/audit.service';
import { announceEvents } from '../../webhooks/outbox.service';
import { eventFields } from './eventAudit.rules';
import { findOrganizerOfCall } from '../organizers/organizerOfCall.service';
import { mayEdit } from '../../identity/people/organizerRoles.rules';
import { findCompaniesOfEvent } from './access.repository';
import * as repository from './authoring.repository';
import type { EventDetails } from './authoring.types';
import { assertNotEnded, eventNotFound, type EventChanges } from './eventChanges.service';
import {
  APPROVAL_HOURS,
  changesSchedule,
  missingFields,
  pastTimes,
  placeBefore,
  readEventDetails,
} from './eventDetails.rules';
import type { EventPicturesService } from './pictures.service';
import { endedSales, misplacedSales } from './saleWindow.rules';
import * as tiersRepository from './tiers.repository';

type Db = ModuleDeps['db'];
type Organized = Schemas['OrganizedEvent'];

export type AuthoringService = ReturnType<typeof createAuthoringService>;

interface AuthoringDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  changes: EventChanges;
  pictures: EventPicturesService;
}

/** Creates and changes events; for their organizers (D21, D23). */
export function createAuthoringService({ db, clock, changes, pictures }: AuthoringDeps) {
  const { present, read, lock, assertExpected, change } = changes;

  const searchOf = async (on: Db, details: EventDetails) => {
    const { category_id: category } = details;
    const name = category === null ? '' : await repository.findCategoryName(on, category);
    if (name === undefined) {
      const sentence = 'There is no such category.';
      throw invalidInput(sentence, { category: sentence });
    }
    return searchDocument({ ...details, category_name: name });
  };

  const recordMade = async (
    trx: Db,
    caller: Caller,
    id: number,
    says: (title: string) => string,
  ): Promise<void> => {
    const event = await repository.findOrganizedEvent(trx, id);
    if (!event) throw eventNotFound();
    const entry = { thing: event, says: says(event.title), after: eventFields(event), event };
    await recordAudit(trx, caller, { action: 'event.created', ...entry });
  };

  const accessOf = async (trx: Db, id: number, isExclusive: boolean) => {
    const companies = await findCompaniesOfEvent(trx, id);
    return { is_exclusive: isExclusive, companies: companies.map(({ name }) => name) };
  };

  return {
    /** @throws 404 */
    async get(caller: Caller, id: number): Promise<Organized> {
      const event = await repository.findOrganizedEvent(db, id);
      if (!event || !mayEdit(caller, event.organizer_id)) throw eventNotFound();
      return present(db, event);
    },

    /** @throws 400, 403 */
    async create(caller: Caller, body: BodyOf<'createEvent'>): Promise<Organized> {
      const { organizer: named, ...update } = body;
      const organizer = await findOrganizerOfCall(db, caller, { named, toDo: 'make events' });
      const last = await repository.findLastPlace(db, organizer.id);
      const details = readEventDetails(update, {
        ...placeBefore(last, update),
        title: '',
        description: '',
        category_id: null,
        venue: '',
        start_at: null,
        end_at: null,
        booking_start_at: null,
        booking_end_at: null,
        approval_hours: APPROVAL_HOURS,
        walk_ins: false,
        ...noRefund,
      });
      return inTransaction(db, async (trx) => {
        const id = await repository.insertDraft(trx, {
          ...details,
          organizer_id: organizer.id,
          organizer_name: organizer.name,
          created_by: caller.userId,
          search: await searchOf(trx, details),
        });
        await pictures.begin(trx, id);
        await recordMade(trx, caller, id, (title) => `made the draft ${title}`);
        return read(trx, id);
      });
    },

    /** @throws 400, 404, 409 `use_reschedule`, `incomplete`, `event_over`, `event_cancelled`, 412 */
    update: (
      caller: Caller,
      id: number,
      body: BodyOf<'updateEvent'>,
      expected: ExpectedVersion,
    ): Promise<Organized> =>
      change(caller, id, expected, async (trx, event) => {
        assertNotEnded(event);
        const details = readEventDetails(body, event);
        if (event.is_active) {
          if (changesSchedule(event, details)) {
            throw conflict(
              'use_reschedule',
              'Move the event to change its date or venue, so that everybody who has booked is told.',
            );
          }
          assertComplete(missingFields(details, await tiersRepository.findTiers(trx, id)));
        }
        if (details.currency !== event.currency && (await repository.hasBookings(trx, id))) {
          const sentence = 'The currency of an event with bookings cannot change.';
          throw invalidInput(sentence, { currency: sentence });
        }
        await pictures.update(trx, event, body);
        await repository.saveDetails(trx, id, details, await searchOf(trx, details));
      }),

    /** @throws 404, 409 `incomplete`, `event_over`, `event_cancelled` */
    publish: (caller: Caller, id: number): Promise<Organized> =>
      change(caller, id, 'any', async (trx, event) => {
        assertNotEnded(event);
        if (event.is_active) return;
        const tiers = await tiersRepository.findTiers(trx, id);
        assertComplete({
          ...endedSales(tiers, clock.now()),
          ...misplacedSales(event, tiers),
          ...missingFields(event, tiers),
          ...pastTimes(event, clock.now()),
        });
        await repository.markChanged(trx, id, { is_active: true });
        await announceEvents(trx, 'event.published', [id]);
      }),

    /** @throws 404, 409 `not_published`, `event_over`, `event_cancelled` */
    setPaused: (caller: Caller, id: number, isPaused: boolean): Promise<Organized> =>
      change(caller, id, 'any', async (trx, event) => {
        assertNotEnded(event);
        if (!event.is_active) throw conflict('not_published', 'This event is not published.');
        if (isPaused === (event.paused_at !== null)) return;
        await repository.markChanged(trx, id, {
          paused_at: isPaused ? new Date(clock.now()) : null,
        });
      }),

    /** @throws 404 */
    duplicate: (caller: Caller, id: number): Promise<Organized> =>
      inTransaction(db, async (trx) => {
        const event = await lock(trx, caller, id);
        const title = `${event.title.slice(0, MAX_TITLE - COPY.length)}${COPY}`;
        const copy = await repository.copyEvent(trx, id, {
          title,
          created_by: caller.userId,
          search: await searchOf(trx, { ...event, title, start_at: null }),
        });
        await pictures.begin(trx, copy, event);
        await recordMade(trx, caller, copy, () => `made ${title} from ${event.title}`);
        return read(trx, copy);
      }),

    /** @throws 404, 409 `not_a_draft`, 412 */
    remove: (caller: Caller, id: number, expected: ExpectedVersion): Promise<Schemas['Message']> =>
      inTransaction(db, async (trx) => {
        const event = await lock(trx, caller, id);
        await assertExpected(trx, expected, { event, version: event.version });
        if (event.status !== 'draft' || (await repository.hasBookings(trx, id))) {
          throw conflict('not_a_draft', 'Only a draft without bookings can be deleted.');
        }
        await pictures.release(trx, id);
        await repository.deleteDraft(trx, id);
        await recordAudit(trx, caller, {
          action: 'event.deleted',
          thing: event,
          says: `deleted the draft ${event.title}`,
          before: eventFields(event),
          event,
        });
        return { message: 'The draft is deleted.' };
      }),

    /** @throws 400, 404, 412 */
    setAccess: (
      caller: Caller,
      id: number,
      { is_exclusive, companies }: BodyOf<'setEventAccess'>,
      expected: ExpectedVersion,
    ): Promise<Organized> =>
      change(caller, id, expected, async (trx, event) => {
        assertNotEnded(event);
        const before = await accessOf(trx, id, event.is_exclusive);
        const unknown = await repository.replaceCompanies(trx, id, companies);
        if (unknown.length > 0) {
          const sentence = `There is no company ${unknown.join(', ')}.`;
          throw invalidInput(sentence, { companies: sentence });
        }
        await repository.markChanged(trx, id, { is_exclusive });
        await recordAudit(trx, caller, {
          action: 'event.access_changed',
          thing: event,
          says: `changed who may book ${event.title}`,
          before,
          after: await accessOf(trx, id, is_exclusive),
          event,
        });
      }),
  };
}

const MAX_TITLE = 200;
const COPY = ' (copy)';

/** @throws 409 with the missing fields */
function assertComplete(missing: Record<string, string>): void {
  const sentences = Object.values(missing);
  if (sentences.length === 0) return;
  throw conflict('incomplete', `Before it can be on sale: ${sentences.join(' ')}`, { missing });
}
