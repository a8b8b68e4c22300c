import { formatMoney } from '../../../lib/money';

/** Data for a notification about a company's credit account. */
export interface AccountFacts {
  /** Amount received, owed, or left of the limit, in minor units. */
  amount: number;
  currency: string;
  /** `YYYY-MM-DD`: bank date of the receipt, or due date; null for the limit. */
  day: string | null;
  /** Bank reference of the receipt; otherwise ''. */
  reference: string;
}

const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Title and text of the notification. */
export function accountText(
  what: string,
  { amount, currency, day, reference }: AccountFacts,
  note: string,
): { title: string; text: string } {
  const money = formatMoney(amount, currency);
  const on = day === null ? '' : dayFormat.format(new Date(`${day}T00:00:00Z`));
  const of = `${money} on the account of your company`;
  switch (what) {
    case 'received':
      return { title: `Received: ${of}`, text: `${reference}, of ${on}.` };
    case 'reversed':
      return {
        title: `A receipt of ${money} was taken back`,
        text: `${reference}, of ${on}, is owed again. The reason: ${note}`,
      };
    case 'overdue':
      return { title: `Overdue: ${of}`, text: `It was to be paid by ${on}.` };
    case 'due_soon':
      return { title: `Due soon: ${of}`, text: `It is to be paid by ${on}.` };
    case '100':
      return {
        title: 'The account of your company is used up',
        text: 'Nothing can be charged to it until a payment is received.',
      };
    default:
      return {
        title: '80% of the account of your company is used',
        text: `${money} of its limit is left.`,
      };
  }
}
