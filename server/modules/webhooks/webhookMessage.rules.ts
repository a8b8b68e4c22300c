import type { Schemas } from '../../contract/types';
import { formatMoney } from '../../lib/money';
import { joinNames, singleLine } from '../../lib/text';

/** Of a stored body. */
interface StoredPayload {
  type: string;
  data: unknown;
}

/** The events of which a chat can be told. */
export const MESSAGE_EVENTS: ReadonlySet<string> = new Set([
  'approval.requested',
  'approval.decided',
] satisfies Schemas['CompanyWebhookEvent'][]);

const ended: Readonly<Record<Schemas['ApprovalStatus'], string>> = {
  pending: 'Approval requested',
  approved: 'Request approved',
  declined: 'Request declined',
  expired: 'Request expired',
  withdrawn: 'Request withdrawn',
};

/**
 * The body for an incoming webhook of Slack or Teams. It names no person, because everybody in the channel reads it.
 * @param linkOf the page of a request
 */
export function messageBody(stored: string, linkOf: (approvalId: number) => string): string {
  const payload: StoredPayload = JSON.parse(stored);
  const text = isOfApproval(payload)
    ? approvalText(payload.data, linkOf(payload.data.id))
    : 'This is a test message from Foyer.';
  return JSON.stringify({ text });
}

const isOfApproval = (
  payload: StoredPayload,
): payload is StoredPayload & { data: Schemas['WebhookApproval'] } =>
  MESSAGE_EVENTS.has(payload.type);

function approvalText(
  { status, bookings, currency, total }: Schemas['WebhookApproval'],
  link: string,
): string {
  const seats = bookings.reduce((sum, { quantity }) => sum + quantity, 0);
  const titles = [...new Set(bookings.map(({ event_title: title }) => plain(title)))];
  const tickets = seats === 1 ? '1 ticket' : `${seats} tickets`;
  return `${ended[status]}: ${tickets} for ${joinNames(titles)}, ${formatMoney(total, currency)}\n${link}`;
}

/** An organizer's title without what Slack or Teams reads as a mention or a link. */
const plain = (title: string): string =>
  singleLine(title)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('[', '(')
    .replaceAll(']', ')');
