import { randomBytes } from 'node:crypto';
import type { Caller } from '../../contract/caller';
import type { Schemas } from '../../contract/types';
import type { WebhookEvent } from '../../db/schema/webhooks';
import { inTransaction } from '../../db/transaction';
import { limits } from '../../http/rateLimits/limits';
import type { RateLimits } from '../../http/rateLimits/rateLimits.service';
import type { ModuleDeps } from '../../deps';
import { conflict, forbidden, invalidInput, notFound } from '../../lib/errors';
import { createSealedSecrets } from '../../config/sealedSecrets';
import { approvalLink } from '../../mail/links';
import { recordAudit } from '../identity/audit/audit.service';
import { mayOwn, mayRead } from '../identity/people/organizerRoles.rules';
import { managedCompany } from '../companies/managedCompany.rules';
import * as deliveries from './deliveries.repository';
import type { DeliveryRow } from './deliveries.repository';
import { addTest } from './outbox.service';
import { MESSAGE_EVENTS, messageBody } from './webhookMessage.rules';
import { presentDelivery, presentWebhook } from './webhooks.presenter';
import * as repository from './webhooks.repository';
import type { WebhookRow } from './webhooks.repository';
import type { WebhookOwner } from './webhooks.types';
import { hostOf, urlProblem } from './webhookUrl.rules';

type Db = ModuleDeps['db'];

const MAX_WEBHOOKS = 10;
/** How long the former secret still signs. */
const FORMER_SECRET_MS = 24 * 3600 * 1000;

interface NewWebhook {
  url: string;
  events: readonly WebhookEvent[];
  format?: Schemas['WebhookFormat'];
}

interface WebhookChange {
  url?: string;
  events?: readonly WebhookEvent[];
  is_active?: boolean;
}

export type WebhooksService = ReturnType<typeof createWebhooksService>;

/** Where the secret of a webhook is sealed for. */
export const secretPlace = (id: number) => `webhook ${id}`;

/** The company whose webhooks the caller manages. @throws 403, 403 domain_not_proven, 404 */
export function companyOwner(caller: Caller): WebhookOwner {
  const { companyId, companyProven } = managedCompany(
    caller,
    'Only company admins can manage webhooks.',
  );
  if (!companyProven) {
    throw forbidden(
      "Prove your company's domain first: webhooks tell of colleagues whom you did not invite.",
      'domain_not_proven',
    );
  }
  return { companyId, organizerId: null };
}

/** Webhooks of companies and organizers (D46). */
export function createWebhooksService({
  db,
  config,
  clock,
  secrets,
  rateLimits,
}: Pick<ModuleDeps, 'db' | 'config' | 'clock' | 'secrets'> & {
  rateLimits: Pick<RateLimits, 'take'>;
}) {
  const sealed = createSealedSecrets(secrets);

  /** @throws 404 */
  async function find(owner: WebhookOwner, id: number): Promise<WebhookRow> {
    const webhook = await repository.findWebhook(db, owner, id);
    if (!webhook) throw noSuchWebhook();
    return webhook;
  }

  /** Runs the work in a transaction that has locked the webhook. @throws 404 */
  const withWebhook = <T>(
    owner: WebhookOwner,
    id: number,
    work: (trx: Db, webhook: WebhookRow) => Promise<T>,
  ): Promise<T> =>
    inTransaction(db, async (trx) => {
      const webhook = await repository.lockWebhook(trx, owner, id);
      if (!webhook) throw noSuchWebhook();
      return work(trx, webhook);
    });

  /** @throws 400 */
  function assertUrl(url: string): void {
    const problem = urlProblem(url, config.webhooks);
    if (problem !== null) throw invalidInput(problem, { url: problem });
  }

  const present = ({ format }: WebhookRow, row: DeliveryRow): Schemas['WebhookDelivery'] =>
    presentDelivery(
      row,
      format === 'message' ? messageBody(row.body, (id) => approvalLink(config, id)) : row.body,
    );

  /** Of an owner; the caller's rights were checked. */
  const audit = (
    trx: Db,
    caller: Caller,
    { id, url, company_id: company, organizer_id: organizer }: WebhookRow,
    entry: { verb: string; says?: string; before?: WebhookRow; after?: WebhookRow },
  ) =>
    recordAudit(trx, caller, {
      action: `webhook.${entry.verb}`,
      thing: { id, title: `the webhook to ${hostOf(url)}` },
      ...(entry.says !== undefined && { says: entry.says }),
      ...(entry.before && { before: audited(entry.before) }),
      ...(entry.after && { after: audited(entry.after) }),
      company,
      organizer,
    });

  return {
    /** @throws 403, 404 */
    async organizerOwner(caller: Caller, organizerId: number): Promise<WebhookOwner> {
      if (!mayRead(caller, organizerId) || !(await repository.hasOrganizer(db, organizerId))) {
        throw notFound('Organizer not found');
      }
      if (!mayOwn(caller, organizerId)) {
        throw forbidden('Only owners of the organizer can manage webhooks.');
      }
      return { companyId: null, organizerId };
    },

    async list(owner: WebhookOwner): Promise<Schemas['WebhookList']> {
      const webhooks = await repository.findWebhooks(db, owner);
      return { webhooks: webhooks.map(presentWebhook) };
    },

    /** @throws 400, 409 `too_many_webhooks` */
    async create(
      caller: Caller,
      owner: WebhookOwner,
      { url, events, format = 'json' }: NewWebhook,
    ): Promise<Schemas['WebhookWithSecret']> {
      assertUrl(url);
      assertFormat(format, events);
      const secret = newSecret();
      const webhook = await inTransaction(db, async (trx) => {
        await repository.lockOwner(trx, owner);
        if ((await repository.findWebhooks(trx, owner)).length >= MAX_WEBHOOKS) {
          throw conflict('too_many_webhooks', `You can have at most ${MAX_WEBHOOKS} webhooks.`);
        }
        const id = await repository.nextWebhookId(trx);
        const added = await repository.insertWebhook(trx, {
          id,
          company_id: owner.companyId,
          organizer_id: owner.organizerId,
          url,
          format,
          events: [...events],
          secret: await sealed.seal(secret, secretPlace(id)),
        });
        await audit(trx, caller, added, { verb: 'added', after: added });
        return added;
      });
      return { webhook: presentWebhook(webhook), secret };
    },

    /** @throws 400, 404 */
    async update(
      caller: Caller,
      owner: WebhookOwner,
      id: number,
      { url, events, is_active: isActive }: WebhookChange,
    ): Promise<Schemas['Webhook']> {
      if (url !== undefined) assertUrl(url);
      const webhook = await withWebhook(owner, id, async (trx, before) => {
        if (events) assertFormat(before.format, events);
        const after = await repository.updateWebhook(trx, id, {
          ...(url !== undefined && { url }),
          ...(events && { events: [...events] }),
          ...(isActive !== undefined && { is_enabled: isActive }),
          ...(isActive && { paused_at: null, paused_reason: '', failing_since: null }),
        });
        if (isActive) await deliveries.makeWaitingDue(trx, id);
        await audit(trx, caller, after, { verb: 'changed', before, after });
        return after;
      });
      return presentWebhook(webhook);
    },

    /** @throws 404 */
    remove: (caller: Caller, owner: WebhookOwner, id: number): Promise<void> =>
      withWebhook(owner, id, async (trx, before) => {
        await repository.deleteWebhook(trx, id);
        await audit(trx, caller, before, { verb: 'deleted', before });
      }),

    /** @throws 404 */
    async rotateSecret(
      caller: Caller,
      owner: WebhookOwner,
      id: number,
    ): Promise<Schemas['WebhookWithSecret']> {
      const secret = newSecret();
      const webhook = await withWebhook(owner, id, async (trx, before) => {
        const says = `replaced the secret of the webhook to ${hostOf(before.url)}`;
        await audit(trx, caller, before, { verb: 'secret_replaced', says });
        return repository.updateWebhook(trx, id, {
          secret: await sealed.seal(secret, secretPlace(id)),
          former_secret: before.secret,
          former_secret_until: new Date(clock.now() + FORMER_SECRET_MS),
        });
      });
      return { webhook: presentWebhook(webhook), secret };
    },

    /** @throws 404, 429 */
    async test(owner: WebhookOwner, id: number): Promise<Schemas['WebhookDelivery']> {
      const webhook = await find(owner, id);
      await rateLimits.take([limits.webhookSends, String(id)]);
      const added = await addTest(db, id);
      const delivery = added && (await deliveries.findDelivery(db, id, added));
      if (!delivery) throw noSuchWebhook();
      return present(webhook, delivery);
    },

    /** @throws 404 */
    async deliveries(
      owner: WebhookOwner,
      id: number,
      { page = 1, page_size: size = 20 }: { page?: number; page_size?: number },
    ): Promise<Schemas['WebhookDeliveryList']> {
      const webhook = await find(owner, id);
      const { count, rows } = await deliveries.findDeliveries(db, id, {
        limit: size,
        offset: (page - 1) * size,
      });
      const results = rows.map((row) => present(webhook, row));
      return { count, page, page_size: size, results };
    },

    /** @throws 404, 429 */
    async resend(
      owner: WebhookOwner,
      id: number,
      deliveryId: number,
    ): Promise<Schemas['WebhookDelivery']> {
      const webhook = await find(owner, id);
      await rateLimits.take([limits.webhookSends, String(id)]);
      await deliveries.makeDue(db, id, deliveryId);
      const delivery = await deliveries.findDelivery(db, id, deliveryId);
      if (!delivery) throw notFound('Delivery not found');
      return present(webhook, delivery);
    },
  };
}

const noSuchWebhook = () => notFound('Webhook not found');

/** As Standard Webhooks write it: 256 bits. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

/** @throws 400 */
function assertFormat(format: Schemas['WebhookFormat'], events: readonly WebhookEvent[]): void {
  if (format === 'message' && !events.every((event) => MESSAGE_EVENTS.has(event))) {
    const sentence = 'Messages can only be about approvals.';
    throw invalidInput(sentence, { events: sentence });
  }
}

const audited = ({ url, events, is_enabled: isEnabled, paused_at: paused }: WebhookRow) => ({
  host: hostOf(url),
  events,
  is_active: isEnabled && paused === null,
});
