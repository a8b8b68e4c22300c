import type { Config } from '../../../config/config';
import type { Caller } from '../../../contract/caller';
import type { BodyOf, QueryOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { storeOutcome } from '../../../http/idempotency/idempotency.repository';
import { findOutcome } from '../../../http/idempotency/idempotency.service';
import { keyedRequest, type KeyedRequest } from '../../../http/idempotency/keyedRequest';
import { limits } from '../../../http/rateLimits/limits';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { enqueue } from '../../../jobs/queue';
import { conflict, invalidInput, unavailable } from '../../../lib/errors';
import { counted } from '../../../lib/text';
import { recordAudit } from '../../identity/audit/audit.service';
import { eventNotFound } from '../authoring/eventChanges.service';
import { mayEdit } from '../organizers/organizerRoles.rules';
import { eventMessageMail } from './message.mails';
import { sendEventMessageJob } from './messages.jobs';
import * as repository from './messages.repository';
import {
  assertComplete,
  isComplete,
  maskedAddress,
  readMessage,
  type Audience,
  type MessageText,
} from './messages.rules';
import type { MessagedEvent } from './messages.types';
import { findPeople, insertRecipients } from './recipients.repository';

type Db = ModuleDeps['db'];
type Input = BodyOf<'sendEventMessage'>;
type Report = Schemas['EventMessageReport'];

/** People whom a report names. */
const FIRST = 5;

interface MessagesDeps extends Pick<ModuleDeps, 'db'> {
  config: Pick<Config, 'publicUrl' | 'supportEmail'>;
  rateLimits: Pick<RateLimits, 'takeInTransaction'>;
}

export type MessagesService = ReturnType<typeof createMessagesService>;

/** Messages of an organizer to the people of an event, one mail to each address. */
export function createMessagesService({ db, config, rateLimits }: MessagesDeps) {
  /** @throws 404 */
  async function findOwn(caller: Caller, id: number): Promise<MessagedEvent> {
    const event = await repository.findMessagedEvent(db, id);
    if (!event || !mayEdit(caller, event.organizer_id)) throw eventNotFound();
    return event;
  }

  /** @throws 400 for a tier of another event */
  async function readAudience(eventId: number, { audience, tiers = [] }: Input): Promise<Audience> {
    const known = tiers.length > 0 ? await repository.findTierIds(db, eventId) : new Set();
    if (tiers.every((tier) => known.has(tier))) return { who: audience, tiers };
    const sentence = 'One of these ticket tiers is not of this event. Choose again.';
    throw invalidInput(sentence, { tiers: sentence });
  }

  async function check(
    event: MessagedEvent,
    audience: Audience,
    message: MessageText,
  ): Promise<Report> {
    const { count, first } = await findPeople(db, event.id, audience, FIRST);
    return {
      id: null,
      people: count,
      first: first.map(({ name, email }) => ({
        name: name === email ? maskedAddress(email) : name,
        email: maskedAddress(email),
      })),
      reply_to: event.reply_to,
      preview: isComplete(message) ? eventMessageMail(config, event, message) : null,
    };
  }

  /** @throws 409 `no_recipients`, 429; @returns the id of the message, and how many get it */
  async function store(
    trx: Db,
    {
      caller,
      event,
      ...rest
    }: MessageText & { caller: Caller; event: MessagedEvent; audience: Audience },
    keyed: KeyedRequest | null,
  ): Promise<{ id: number; people: number }> {
    const by = { id: caller.userId, name: caller.name || caller.email };
    const message = { ...rest, by, eventId: event.id };
    const earlier = keyed && (await recall(trx, keyed));
    if (earlier) return earlier;
    const id = await repository.insertMessage(trx, message);
    if (keyed && !(await storeOutcome(trx, keyed, { message: id }))) {
      throw unavailable('This message is being sent. Please try again.');
    }
    const people = await insertRecipients(trx, id, message.eventId, message.audience);
    if (people === 0) {
      throw conflict('no_recipients', 'Nobody fits this choice. Choose other people.');
    }
    await repository.setPeople(trx, id, people);
    await rateLimits.takeInTransaction(trx, [limits.eventMessages, String(message.eventId)]);
    const payload = { message: id, round: 1 };
    await enqueue(trx, sendEventMessageJob, { key: `${id}:1`, payload });
    await recordAudit(trx, caller, {
      action: 'message.sent',
      thing: { id, title: message.subject },
      says: `wrote to ${counted(people, 'person', 'people')} of ${event.title}: ${message.subject}`,
      after: {
        subject: message.subject,
        text: message.text,
        people,
        audience: message.audience.who,
      },
      event,
    });
    return { id, people };
  }

  return {
    /**
     * @param options.isDryRun counts and shows, and writes nothing
     * @throws 400 with fields, 404, 409 `event_draft`, `no_recipients`, `idempotency_conflict`, 429
     */
    async send(
      caller: Caller,
      eventId: number,
      body: Input,
      { isDryRun, key }: { isDryRun: boolean; key: string | undefined },
    ): Promise<Report> {
      const event = await findOwn(caller, eventId);
      if (event.status === 'draft') {
        throw conflict('event_draft', 'Publish the event first: nobody can have tickets yet.');
      }
      const audience = await readAudience(eventId, body);
      const message = readMessage(body);
      if (!isDryRun) assertComplete(message);
      const report = await check(event, audience, message);
      if (isDryRun) return report;
      const keyed = keyedRequest(caller.userId, 'sendEventMessage', key, { ...body, eventId });
      const stored = await inTransaction(db, (trx) =>
        store(trx, { caller, event, audience, ...message }, keyed),
      );
      return { ...report, ...stored };
    },

    /** Newest first. @throws 404 */
    async list(
      caller: Caller,
      eventId: number,
      { page = 1, page_size: size = 20 }: QueryOf<'listEventMessages'>,
    ): Promise<Schemas['EventMessageList']> {
      await findOwn(caller, eventId);
      const count = await repository.countMessages(db, eventId);
      const place = { limit: size, offset: (page - 1) * size };
      const rows = await repository.findMessages(db, eventId, place);
      const results = rows.map((row) => ({ ...row, sent_at: row.sent_at.toISOString() }));
      return { count, page, page_size: size, results };
    },
  };
}

/** @throws 409 `idempotency_conflict` */
async function recall(
  trx: Db,
  keyed: KeyedRequest,
): Promise<{ id: number; people: number } | null> {
  const outcome = await findOutcome(trx, keyed);
  if (!outcome || !('message' in outcome)) return null;
  const message = await repository.findMessage(trx, outcome.message);
  return message ? { id: message.id, people: message.people } : null;
}
