import { whenAt } from '../../../lib/dateFormat';
import { formatMoney } from '../../../lib/money';
import { shorten, singleLine } from '../../../lib/text';
import type { MailBlock } from '../../../mail/blocks';
import { renderMail, type MailContent } from '../../../mail/layout';
import {
  approvalLink,
  costCentreLink,
  decisionLink,
  type SiteAddresses,
} from '../../../mail/links';
import type { ApprovalNews } from '../../spending/approvals/approvals.jobs';
import type { MailedApproval, MailedBudget, MailedLine } from './approvalMails.repository';
import { eventBlock, eventNames } from '../mails/mailText.rules';

export interface MailedRequest {
  approval: MailedApproval;
  lines: readonly MailedLine[];
}

const MAX_NAME_LENGTH = 60;
const MAX_PURPOSE_LENGTH = 300;

const shortName = (name: string) => shorten(singleLine(name), MAX_NAME_LENGTH);

/** To each person who can decide the current step. */
export function approvalAskedMail(
  context: SiteAddresses,
  request: MailedRequest,
  { news, reader, token }: { news: ApprovalNews; reader: { name: string }; token: string },
): MailContent {
  const { approval, lines } = request;
  const who = shortName(approval.requester_name);
  const what = eventNames(lines);
  const asks = `${who} asks for your approval of tickets to ${what}.`;
  const texts: Partial<Record<ApprovalNews, [subject: string, sentence: string]>> = {
    next_step: [
      `${who} asks for your approval: ${what}`,
      `${asks} Somebody else has approved it already; your decision comes next.`,
    ],
    delegated: [
      `${who} asks for your approval: ${what}`,
      `${asks} The request was handed over to you.`,
    ],
    passed_on: [
      `${who} asks for your approval: ${what}`,
      `${asks} Whoever was asked before has left, so a company admin decides.`,
    ],
    half_time: [
      `Still waiting for your decision: ${what}`,
      `${asks} Half of the time for it is over.`,
    ],
    last_hours: [
      `Two hours left to decide: ${what}`,
      approval.is_in_advance
        ? `${asks} In less than two hours the place on the waiting list is given up.`
        : `${asks} In less than two hours the seats go back on sale.`,
    ],
  };
  const [subject, sentence] = texts[news] ?? [`${who} asks for your approval: ${what}`, asks];
  return renderMail({
    subject,
    heading: 'A request waits for you',
    blocks: [
      { kind: 'text', text: greetWith(reader.name, sentence) },
      {
        kind: 'note',
        text: approval.is_in_advance
          ? `For the waiting list: no seats are held yet. Decide until ${whenOf(request, approval.deadline)}.`
          : `Seats held until ${whenOf(request, approval.deadline)}.`,
      },
      ...bookingBlocks(lines, approval),
      factsBlock(request, lines),
      {
        kind: 'button',
        label: 'Review and approve',
        href: decisionLink(context, token, 'approve'),
      },
      {
        kind: 'link',
        label: 'Decline with a reason',
        href: decisionLink(context, token, 'decline'),
      },
      {
        kind: 'text',
        text: 'Both show you the request first; nothing is decided before you press a button there. They are for you alone, and work once.',
      },
      { kind: 'link', label: 'See the request on Foyer', href: approvalLink(context, approval.id) },
    ],
    footer: footerFor(context, 'you decide on requests of your company'),
  });
}

/** To the requester, who must now pay unless the bookings are already paid. */
export function approvedMail(context: SiteAddresses, request: MailedRequest): MailContent {
  const { approval, lines } = request;
  const kept = lines.filter((line) => line.is_kept);
  const isPaid = kept.length > 0 && kept.every((line) => line.is_paid);
  const by = approval.decided_by === null ? '' : ` by ${shortName(approval.decided_by)}`;
  const sentence = `Your request was approved${by}.`;
  const gone = lines.length - kept.length;
  return renderMail({
    subject: `Approved: ${eventNames(lines)}`,
    heading: 'Your request is approved',
    blocks: [
      {
        kind: 'text',
        text: greetWith(
          approval.requester_name,
          isPaid ? `${sentence} It is paid; there is nothing left for you to do.` : sentence,
        ),
      },
      ...(isPaid || approval.pay_by === null
        ? []
        : [
            {
              kind: 'note',
              text: approval.is_in_advance
                ? `You keep your place on the waiting list, and your budget stays reserved. ${approval.pays_on_account ? 'Seats that come back for you are charged to the account of your company at once; where it has no room, you have two hours to pay.' : 'When seats come back for you, you have two hours to pay.'}`
                : `Pay until ${whenOf(request, approval.pay_by)}. After that the seats go back on sale.`,
            } as const,
          ]),
      ...(gone > 0
        ? [
            {
              kind: 'text',
              text: `${gone === 1 ? 'One booking' : `${gone} bookings`} of the request could not be kept until the decision.`,
            } as const,
          ]
        : []),
      ...bookingBlocks(kept, approval),
      factsBlock(request, kept),
      openButton(
        context,
        approval,
        isPaid || approval.is_in_advance ? 'See the request' : 'See the request and pay',
      ),
    ],
    footer: footerFor(context, 'you asked for this approval'),
  });
}

/** To the requester, with the reason. */
export function declinedMail(context: SiteAddresses, request: MailedRequest): MailContent {
  const { approval, lines } = request;
  const by = approval.decided_by === null ? '' : ` by ${shortName(approval.decided_by)}`;
  const sentence = `Your request was declined${by}. No seats are held any more, and nothing is charged.`;
  return renderMail({
    subject: `Declined: ${eventNames(lines)}`,
    heading: 'Your request was declined',
    blocks: [
      { kind: 'text', text: greetWith(approval.requester_name, sentence) },
      { kind: 'text', text: 'The reason:' },
      { kind: 'quote', text: approval.reason },
      ...bookingBlocks(lines, approval),
      factsBlock(request, lines),
      openButton(context, approval, 'See the request'),
    ],
    footer: footerFor(context, 'you asked for this approval'),
  });
}

/** To the requester, after the time to decide or to pay has passed. */
export function ranOutMail(context: SiteAddresses, request: MailedRequest): MailContent {
  const { approval, lines } = request;
  return renderMail({
    subject: `Your request has run out: ${eventNames(lines)}`,
    heading: 'Your request has run out',
    blocks: [
      { kind: 'text', text: greetWith(approval.requester_name, endSentence(approval)) },
      ...bookingBlocks(lines, approval),
      factsBlock(request, lines),
      openButton(context, approval, 'See the request'),
    ],
    footer: footerFor(context, 'you asked for this approval'),
  });
}

/** To everyone who was asked or has decided, when no decision is needed any more. */
export function approvalOverMail(
  context: SiteAddresses,
  request: MailedRequest,
  news: 'withdrawn' | 'expired',
): MailContent {
  const { approval, lines } = request;
  const who = shortName(approval.requester_name);
  const isWithdrawn = news === 'withdrawn';
  return renderMail({
    subject: `${isWithdrawn ? 'Withdrawn' : 'Run out'}: request of ${who} for ${eventNames(lines)}`,
    heading: isWithdrawn ? 'A request was withdrawn' : 'A request has run out',
    blocks: [
      {
        kind: 'text',
        text: isWithdrawn
          ? `${who} has withdrawn this request. You need not decide on it.`
          : `The request of ${who} has run out. ${endSentence(approval)}`,
      },
      ...bookingBlocks(lines, approval),
      factsBlock(request, lines),
      openButton(context, approval, 'See the request'),
    ],
    footer: footerFor(context, 'you decide on requests of your company'),
  });
}

/** To the owner of the cost centre and the company's admins. @param level percentage: 80 or 100 */
export function budgetAlertMail(
  context: SiteAddresses,
  budget: MailedBudget,
  level: number,
): MailContent {
  const name = shortName(budget.cost_centre);
  const money = (minor: number) => formatMoney(minor, budget.currency);
  const used = budget.reserved + budget.committed;
  const isFull = level >= 100;
  const after =
    budget.enforcement === 'hard'
      ? 'What does not fit in it is refused.'
      : 'It is advisory: whoever approves more is asked once more.';
  return renderMail({
    subject: isFull
      ? `The budget of ${name} is used up`
      : `${level}% of the budget of ${name} is used`,
    heading: isFull ? 'A budget is used up' : `${level}% of a budget is used`,
    blocks: [
      {
        kind: 'text',
        text: `${isFull ? 'All' : `${level}%`} of the budget of ${name} until ${budget.ends_on} has been reserved or spent. ${after}`,
      },
      {
        kind: 'facts',
        facts: [
          ['Cost centre', budget.cost_centre],
          ['Budget', money(budget.limit)],
          ['Committed', money(budget.committed)],
          ['Reserved', money(budget.reserved)],
          ['Remaining', money(budget.limit - used)],
        ],
      },
      {
        kind: 'button',
        label: 'See the ledger',
        href: costCentreLink(context, budget.cost_centre_id),
      },
    ],
    footer: footerFor(context, 'you look after this budget'),
  });
}

/** The sentence for a request that expired or ended automatically. */
const endSentence = ({ reason }: MailedApproval): string =>
  /on sale again|events were cancelled|waiting list/.test(reason)
    ? reason
    : `${reason} The seats are on sale again.`;

const greetWith = (name: string, sentence: string) => {
  const [first = ''] = singleLine(name).split(' ');
  // Keep the first letter of the sentence, which may begin with a name.
  return first === '' ? sentence : `Hello ${shortName(first)}. ${sentence}`;
};

/** Formats a time in the first event's time zone. */
const whenOf = ({ lines }: MailedRequest, at: Date): string =>
  whenAt(at, lines[0]?.timezone ?? 'Asia/Kolkata');

const bookingBlocks = (lines: readonly MailedLine[], { currency }: MailedApproval): MailBlock[] =>
  lines.map((line) => eventBlock(line, { amount: formatMoney(line.amount, currency) }));

function factsBlock({ approval }: MailedRequest, lines: readonly MailedLine[]): MailBlock {
  const total = lines.reduce((sum, line) => sum + line.amount, 0);
  return {
    kind: 'facts',
    facts: [
      ['Total with fee and GST', formatMoney(total, approval.currency)],
      ...(approval.cost_centre === null ? [] : [['Cost centre', approval.cost_centre] as const]),
      ['Purpose', shorten(singleLine(approval.purpose), MAX_PURPOSE_LENGTH)],
      ['Requested by', `${shortName(approval.requester_name)}, ${approval.requester_email}`],
    ],
  };
}

const openButton = (context: SiteAddresses, { id }: MailedApproval, label: string): MailBlock => ({
  kind: 'button',
  label,
  href: approvalLink(context, id),
});

const footerFor = ({ supportEmail }: SiteAddresses, why: string): string =>
  `You get this email because ${why} on Foyer. Questions? Write to ${supportEmail}.`;
