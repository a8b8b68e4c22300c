import { formatMoney } from '../../../lib/money';
import { singleLine } from '../../../lib/text';
import { renderMail, type MailContent } from '../../../mail/layout';
import { accountLink, type SiteAddresses } from '../../../mail/links';
import type { MailedCharge, MailedCredit } from './creditMails.repository';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

const dayOf = (date: string) => day.format(new Date(`${date}T00:00:00Z`));

/** Payment reminder to a company. @param stage 1 before the due date, 2 on it, 3 after it */
export function creditReminderMail(
  context: SiteAddresses,
  { company, currency }: MailedCredit,
  { charges, stage }: { charges: readonly MailedCharge[]; stage: number },
): MailContent {
  const money = (minor: number) => formatMoney(minor, currency);
  const total = money(charges.reduce((sum, charge) => sum + charge.open, 0));
  const of = `${total} on the account of ${singleLine(company)}`;
  const texts: Record<number, [subject: string, heading: string, sentence: string]> = {
    1: [`Due soon: ${of}`, 'Due soon', `${of} will be due in the next days.`],
    2: [`Due: ${of}`, 'Due', `${of} is due.`],
    3: [`Overdue: ${of}`, 'Overdue', `${of} is more than a week late. Please pay it now.`],
  };
  const [subject, heading, sentence] = texts[stage] ?? [`Due: ${of}`, 'Due', `${of} is due.`];
  return renderMail({
    subject,
    heading,
    blocks: [
      { kind: 'text', text: sentence },
      {
        kind: 'sums',
        rows: charges.map(({ numbers, payment, due_on: dueOn, open }) => [
          `${numbers === '' ? payment : numbers}, due ${dayOf(dueOn)}`,
          money(open),
        ]),
        total: ['Open', total],
      },
      { kind: 'text', text: 'Name the numbers of the invoices when you pay.' },
      { kind: 'button', label: 'See the account', href: accountLink(context) },
    ],
    footer: `You get this email because you look after what your company pays on Foyer. Questions? Write to ${context.supportEmail}.`,
  });
}
