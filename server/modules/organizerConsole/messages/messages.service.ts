import type { Config } from '../../../config/config';
import type { Caller } from '../../../contract/caller';
import type { BodyOf, QueryOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { once } from '../../../http/idempotency/idempotency.service';
import { keyedRequest } from '../../../http/idempotency/keyedRequest';
import { limits } from '../../../http/rateLimits/limits';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { enqueue } from '../../../jobs/queue';
import { conflict, invalidInput } from '../../../lib/errors';
import { counted } from '../../../lib/text';
import { recordAudit } from '../../identity/audit/audit.service';
import { eventNotFound } from '../authoring/eventChanges.service';
import { mayEdit } from '../../identity/people/organizerRoles.rules';
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

/** Number of people named in a report. */
const NAMED_PEOPLE = 5;

interface MessagesDeps extends Pick<ModuleDeps, 'db'> {
  config: Pick<Config, 'publicUrl' | 'supportEmail'>;
  rateLimits: Pick<RateLimits, 'takeInTransaction'>;
}

export type MessagesService = ReturnType<typeof createMessagesService>;

/** Messages from an organizer to the people of an event; one mail per address. */
export function createMessagesService({ db, config, rateLimits }: MessagesDeps) {
  /** @throws 404 */
  async function findOwn(caller: Caller, id: number): Promise<MessagedEvent> {
    const event = await repository.findMessagedEvent(db, id);
    if (!event || !mayEdit(caller, event.organizer_id)) throw eventNotFound();
    return event;
  }

  /** @throws 400 for a tier of another event */
  async function readAudience(
    on: Db,
    eventId: number,
    { audience, tiers = [] }: Input,
  ): Promise<Audience> {
    const known = tiers.length > 0 ? await repository.findTierIds(on, eventId) : new Set();
    if (tiers.every((tier) => known.has(tier))) return { who: audience, tiers };
    const sentence = 'One of these ticket tiers is not of this event. Choose again.';
    throw invalidInput(sentence, { tiers: sentence });
  }

  /** @throws 400, 409 `event_draft` */
  async function check(
    on: Db,
    event: MessagedEvent,
    input: Input,
    message: MessageText,
  ): Promise<{ report: Report; audience: Audience }> {
    if (event.status === 'draft') {
      throw conflict('event_draft', 'Publish the event first: nobody can have tickets yet.');
    }
    const audience = await readAudience(on, event.id, input);
    const { count, first } = await findPeople(on, event.id, audience, NAMED_PEOPLE);
    const report = {
      id: null,
      people: count,
      first: first.map(({ name, email }) => ({
        name: name === email ? maskedAddress(email) : name,
        email: maskedAddress(email),
      })),
      reply_to: event.reply_to,
      preview: isComplete(message) ? eventMessageMail(config, event, message) : null,
    };
    return { report, audience };
  }

  /** @throws 409 `no_recipients`, 429; @returns the message's id and the number of recipients */
  async function store(
    trx: Db,
    {
      caller,
      event,
      ...rest
    }: MessageText & { caller: Caller; event: MessagedEvent; audience: Audience },
  ): Promise<{ id: number; people: number }> {
    const by = { id: caller.userId, name: caller.name || caller.email };
    const message = { ...rest, by, eventId: event.id };
    const id = await repository.insertMessage(trx, message);
    const people = await insertRecipients(trx, id, message.eventId, message.audience);
    if (people === 0) {
      throw conflict('no_recipients', 'No one matches this selection. Choose other people.');
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
     * @param options.isDryRun reports the recipients without sending or storing anything
     * @throws 400 with fields, 404, 409 `event_draft`, `no_recipients`, `idempotency_conflict`, 429
     */
    async send(
      caller: Caller,
      eventId: number,
      body: Input,
      { isDryRun, key }: { isDryRun: boolean; key: string | undefined },
    ): Promise<Report> {
      const event = await findOwn(caller, eventId);
      const message = readMessage(body);
      if (isDryRun) return (await check(db, event, body, message)).report;
      assertComplete(message);
      const keyed = keyedRequest(caller.userId, 'sendEventMessage', key, { ...body, eventId });
      return inTransaction(db, (trx) =>
        once(trx, keyed, async () => {
          const { report, audience } = await check(trx, event, body, message);
          return { ...report, ...(await store(trx, { caller, event, audience, ...message })) };
        }),
      );
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
