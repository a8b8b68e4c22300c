import { whenAt } from '../../../lib/dateFormat';
import { formatMoney } from '../../../lib/money';
import { shorten, singleLine } from '../../../lib/text';
import type { MailBlock } from '../../../mail/blocks';
import { renderMail, type MailContent } from '../../../mail/layout';
import { approvalLink, costCentreLink, type SiteAddresses } from '../../../mail/links';
import type {
  DigestBudget,
  DigestDecision,
  DigestReader,
  DigestRequest,
} from './digest.repository';

export interface Digest {
  reader: DigestReader;
  waiting: readonly DigestRequest[];
  decisions: readonly DigestDecision[];
  budgets: readonly DigestBudget[];
}

/** The daily mail about approvals and budgets. */
export function digestMail(
  context: SiteAddresses,
  { reader, waiting, decisions, budgets }: Digest,
): MailContent {
  const [first = ''] = singleLine(reader.name).split(' ');
  return renderMail({
    subject: subjectOf(waiting.length, decisions.length, budgets.length),
    heading: 'Your approvals and budgets today',
    blocks: [
      { kind: 'text', text: `Hello ${shorten(first, 60)}. Here is what waits, and what is new.` },
      ...section('Waiting for your decision', waiting, (one) =>
        requestBlock(context, one, [
          `Asked by ${nameOf(one.requester)}`,
          `Decide before ${whenAt(one.deadline, one.timezone)}`,
        ]),
      ),
      ...section('Decided since the last email', decisions, (one) =>
        requestBlock(context, one, decisionLines(one, reader)),
      ),
      ...section('Budgets', budgets, (one) => budgetBlock(context, one)),
    ],
    footer: `You get one email a day about approvals and budgets, as you chose in your profile on Foyer. Questions? Write to ${context.supportEmail}.`,
  });
}

function subjectOf(waiting: number, decisions: number, budgets: number): string {
  const parts = [
    ...(waiting > 0
      ? [`${waiting} ${waiting === 1 ? 'request waits' : 'requests wait'} for you`]
      : []),
    ...(decisions > 0 ? [`${decisions} ${decisions === 1 ? 'decision' : 'decisions'}`] : []),
    ...(budgets > 0 ? [`${budgets} ${budgets === 1 ? 'budget' : 'budgets'} nearly used`] : []),
  ];
  return parts.join(', ');
}

function section<One>(
  title: string,
  items: readonly One[],
  blockOf: (one: One) => MailBlock,
): MailBlock[] {
  return items.length === 0 ? [] : [{ kind: 'note', text: title }, ...items.map(blockOf)];
}

const nameOf = (name: string) => shorten(singleLine(name), 60);

function requestBlock(
  context: SiteAddresses,
  { id, title, event_count: events, total, currency }: DigestRequest,
  lines: readonly string[],
): MailBlock {
  const more = events - 1;
  const others = more === 0 ? '' : ` and ${more} more ${more === 1 ? 'event' : 'events'}`;
  return {
    kind: 'event',
    title: `${shorten(singleLine(title), 120)}${others}`,
    lines,
    amount: formatMoney(total, currency),
    link: { label: 'See the request', href: approvalLink(context, id) },
  };
}

/** The outcome of a request, for the requester or an approver. */
function decisionLines(request: DigestDecision, reader: DigestReader): string[] {
  const { news, reason, pay_by: payBy, timezone, requester } = request;
  const whose =
    request.requester_id === reader.id ? 'Your request' : `The request of ${nameOf(requester)}`;
  switch (news) {
    case 'approved':
      return [
        `${whose} was approved.`,
        ...(payBy ? [`Pay until ${whenAt(payBy, timezone)}, unless it is paid by now.`] : []),
      ];
    case 'declined':
      return [`${whose} was declined: “${shorten(singleLine(reason), 300)}”`];
    case 'withdrawn':
      return [`${whose} was withdrawn.`];
    default:
      return [`${whose} has run out. ${singleLine(reason)}`];
  }
}

const budgetBlock = (context: SiteAddresses, budget: DigestBudget): MailBlock => ({
  kind: 'event',
  title: shorten(singleLine(budget.cost_centre), 120),
  lines: [
    budget.level >= 100 ? 'The budget is used up.' : `${budget.level}% of the budget is used.`,
    `${formatMoney(budget.remaining, budget.currency)} remaining`,
  ],
  link: { label: 'See the ledger', href: costCentreLink(context, budget.cost_centre_id) },
});
