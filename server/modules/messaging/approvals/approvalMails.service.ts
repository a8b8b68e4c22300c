import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { jobHandler, type JobHandler } from '../../../jobs/defineJob';
import type { MailContent } from '../../../mail/layout';
import type { MailQueue } from '../../../mail/mailQueue.service';
import { approvalNews, ASKING, type ApprovalNews } from '../../spending/approvals/approvals.jobs';
import {
  newDecisionToken,
  storeDecisionLink,
} from '../../spending/approvals/decisionLinks.service';
import { peopleOfStep } from '../../spending/approvals/deciders.service';
import { budgetAlert } from '../../spending/budgets/budgets.jobs';
import { keepBudgetForDigest, keepForDigest } from '../digest/digest.service';
import {
  approvalAskedMail,
  approvalOverMail,
  approvedMail,
  budgetAlertMail,
  declinedMail,
  ranOutMail,
} from './approval.mails';
import * as repository from './approvalMails.repository';
import type { MailedApproval, MailedPerson } from './approvalMails.repository';

type Db = ModuleDeps['db'];

interface ApprovalMailDeps extends Pick<ModuleDeps, 'db' | 'config' | 'clock'> {
  mail: Pick<MailQueue, 'enqueue'>;
}

interface Letter {
  to: MailedPerson;
  content: MailContent;
  /** Seconds after which the mail is no longer sent. */
  usefulFor?: number;
  /** Token of the link for deciding. */
  token?: string;
}

/**
 * Handlers that queue the mails about approval requests and budgets (D29, D27). A job may run twice; the mail's key
 * makes sure that each person gets it once. Outdated news of a request is not mailed.
 */
export function createApprovalMailHandlers({
  db,
  config,
  clock,
  mail,
}: ApprovalMailDeps): JobHandler[] {
  const whoDecides = ({ company_id, requester_id, asked_id }: MailedApproval) =>
    peopleOfStep(db, { companyId: company_id, requesterId: requester_id, personId: asked_id });

  /** Everyone who can decide now or has decided a step, without duplicates. */
  async function whoWasAsked(approval: MailedApproval): Promise<MailedPerson[]> {
    const people = [
      ...(approval.has_step ? await whoDecides(approval) : []),
      ...(await repository.findWhoDecided(db, approval.id)),
    ];
    return [...new Map(people.map((one) => [one.id, one])).values()];
  }

  async function write(approval: MailedApproval, news: ApprovalNews): Promise<Letter[]> {
    const request = { approval, lines: await repository.findLines(db, approval.id) };
    const requester = {
      id: approval.requester_id,
      name: approval.requester_name,
      email: approval.requester_email,
    };
    const toRequester = (content: MailContent): Letter[] =>
      approval.requester_is_active ? [{ to: requester, content }] : [];
    switch (news) {
      case 'approved':
        return toRequester(approvedMail(config, request));
      case 'declined':
        return toRequester(declinedMail(config, request));
      case 'withdrawn':
      case 'expired': {
        const content = approvalOverMail(config, request, news);
        const asked = (await whoWasAsked(approval)).map((to) => ({ to, content }));
        return news === 'expired' ? [...asked, ...toRequester(ranOutMail(config, request))] : asked;
      }
      default: {
        const usefulFor = Math.max(1, Math.round(approval.seconds_left));
        return (await whoDecides(approval)).map((to) => {
          const token = newDecisionToken();
          const content = approvalAskedMail(config, request, { news, reader: to, token });
          return { to, usefulFor, token, content };
        });
      }
    }
  }

  /** Queues a mail and stores its decision link, which is unique to this mail. */
  async function send(
    trx: Db,
    { id, version, position, pay_by }: MailedApproval,
    { news, at }: { news: ApprovalNews; at: number },
    { to, content, usefulFor, token }: Letter,
  ): Promise<void> {
    const kept = { id, news, payBy: pay_by };
    if (await keepForDigest(trx, to.id, kept, clock.now())) return;
    const isNew = await mail.enqueue(trx, {
      kind: 'approval_news',
      key: `approval:${id}:${news}:v${at}:${to.id}`,
      to: to.email,
      ...content,
      ...(usefulFor && { usefulFor }),
    });
    if (!isNew || token === undefined || position === null) return;
    const link = { approvalId: id, version, position, personId: to.id, token };
    await storeDecisionLink(trx, link);
  }

  return [
    jobHandler(approvalNews, async ({ approval: id, news, version }) => {
      const approval = await repository.findApproval(db, id);
      const at = version ?? approval.version;
      if (!isCurrent(approval, { news, at })) return;
      for (const letter of await write(approval, news)) {
        await inTransaction(db, (trx) => send(trx, approval, { news, at }, letter));
      }
    }),

    jobHandler(budgetAlert, async ({ budget: id, level }) => {
      const budget = await repository.findBudget(db, id);
      for (const person of await repository.findBudgetReaders(db, budget)) {
        if (await keepBudgetForDigest(db, person.id, { id, level })) continue;
        await mail.enqueue(db, {
          kind: 'budget_alert',
          key: `budget_alert:${id}:${level}:${person.id}`,
          to: person.email,
          ...budgetAlertMail(config, budget, level),
        });
      }
    }),
  ];
}

const ENDS: readonly ApprovalNews[] = ['approved', 'declined', 'withdrawn', 'expired'];

function isCurrent(
  { status, version, seconds_left: left }: MailedApproval,
  { news, at }: { news: ApprovalNews; at: number },
): boolean {
  if (ENDS.includes(news)) return status === news;
  return status === 'pending' && left > 0 && (version === at || !ASKING.includes(news));
}
