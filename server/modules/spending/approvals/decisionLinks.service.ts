import { randomBytes } from 'node:crypto';
import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { limits } from '../../../http/rateLimits/limits';
import { networkOf, shortNetworkOf } from '../../../http/rateLimits/networks';
import type { RateLimits } from '../../../http/rateLimits/rateLimits.service';
import { hashToken } from '../../identity/auth/tokens.service';
import { findCallerWithoutSession } from '../../identity/people/callers.service';
import { roleLabel } from '../../identity/people/permissions.rules';
import { approvalErrors } from './approvalErrors.rules';
import { findSteps, readApproval } from './approvals.repository';
import type { Decisions } from './decide.service';
import * as repository from './decisionLinks.repository';
import type { FoundLink, NewLink } from './decisionLinks.repository';
import { assertCurrent } from './openRequest.service';
import type { ApprovalsReader } from './readApprovals.service';

type Db = ModuleDeps['db'];

const KEPT_MS = 30 * 24 * 3600 * 1000;

interface LinkDeps extends Pick<ModuleDeps, 'db' | 'clock'> {
  rateLimits: Pick<RateLimits, 'take'>;
  reader: ApprovalsReader;
  decisions: Decisions;
}

export type DecisionLinks = ReturnType<typeof createDecisionLinks>;

/** 256 random bits; the database stores only their hash. */
export const newDecisionToken = (): string => randomBytes(32).toString('base64url');

/** Stores the link of a mail in the transaction that queues the mail. */
export const storeDecisionLink = (
  trx: Db,
  { token, ...link }: Omit<NewLink, 'tokenHash'> & { token: string },
): Promise<void> => repository.insertLink(trx, { ...link, tokenHash: hashToken(token) });

/**
 * Decisions through a mailed link (D29). A link belongs to one person, one step and one version of a request; it works
 * once, until the deadline. It uses the same service as a signed-in decision, with the person's current permissions.
 */
export function createDecisionLinks({ db, clock, rateLimits, reader, decisions }: LinkDeps) {
  /** @throws 404, 429 */
  async function find(token: string, address: string): Promise<FoundLink> {
    await rateLimits.take([limits.approvalLinkNetwork, networkOf(address)]);
    const link = await repository.findLink(db, hashToken(token));
    if (!link) throw approvalErrors.noSuchLink();
    return link;
  }

  /** @throws 410 link_gone */
  async function personOf(link: FoundLink, address: string): Promise<Caller> {
    const network = shortNetworkOf(address);
    const caller = link.is_of_member
      ? await findCallerWithoutSession(db, link.person_id, network)
      : undefined;
    if (!caller) throw approvalErrors.linkOfNobody();
    return caller;
  }

  /** @throws 403 sign_in_required, 404, 410 link_gone, 429 */
  async function open(token: string, address: string) {
    const link = await find(token, address);
    if (!link.links_allowed) throw approvalErrors.signInRequired();
    return { link, caller: await personOf(link, address) };
  }

  return {
    /**
     * Shows the request without a decision, because mail scanners open every link of a mail.
     * @throws 404, 409 already_decided, 410 link_used, link_gone, link_superseded, approval_expired, 429
     */
    async show(token: string, address: string): Promise<Schemas['ApprovalLink']> {
      const link = await find(token, address);
      const { approval_id: id } = link;
      if (!link.links_allowed) {
        return { approval_id: id, needs_sign_in: true, approval: null, approver: null };
      }
      const caller = await personOf(link, address);
      if (link.is_used) throw approvalErrors.linkUsed();
      const approval = await readApproval(db, id);
      await assertCurrent(db, link, { approval, steps: await findSteps(db, id) });
      const shown = await reader.find(caller, id);
      if (!shown?.can_decide) throw approvalErrors.linkSuperseded();
      const { userId, name, email, role } = caller;
      return {
        approval_id: id,
        needs_sign_in: false,
        approval: shown,
        approver: {
          id: userId,
          name: name || email,
          email,
          role_label: roleLabel(role),
        },
      };
    },

    /** @throws as `show`, 403 sign_in_required, and as `Decisions.approve` */
    async approve(token: string, body: BodyOf<'approveByLink'>, address: string) {
      const { link, caller } = await open(token, address);
      await decisions.approve(caller, link.approval_id, body ?? {}, link);
      return reader.get(caller, link.approval_id);
    },

    /** @throws as `show`, 403 sign_in_required, and as `Decisions.decline` */
    async decline(token: string, body: BodyOf<'declineByLink'>, address: string) {
      const { link, caller } = await open(token, address);
      await decisions.decline(caller, link.approval_id, body.reason.trim(), link);
      return reader.get(caller, link.approval_id);
    },

    purgeExpired: () => repository.deleteEndedBefore(db, new Date(clock.now() - KEPT_MS)),
  };
}
