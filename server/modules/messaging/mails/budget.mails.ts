import { formatMoney } from '../../../lib/money';
import { renderMail, type MailContent } from '../../../mail/layout';
import { costCentreLink, type SiteAddresses } from '../../../mail/links';
import type { MailedBudget } from './budgetMails.repository';
import { greet } from './mailText.rules';

/**
 * To the owner of a cost centre and the admins of its company (D27).
 * @param level per cent: 80 or 100
 */
export function budgetAlertMail(
  context: SiteAddresses,
  budget: MailedBudget,
  level: number,
): MailContent {
  const title = `${budget.code} ${budget.name}`;
  const money = (minor: number) => formatMoney(minor, budget.currency);
  const says =
    level < 100
      ? `${level} percent of the budget of ${title} are spent or reserved.`
      : `The budget of ${title} is used up. ${budget.is_hard ? 'It takes no further bookings.' : 'It is advisory: further bookings are still possible.'}`;
  return renderMail({
    subject: level < 100 ? `${level} % of a budget used: ${title}` : `Budget used up: ${title}`,
    heading: title,
    blocks: [
      { kind: 'text', text: greet(budget.person_name.split(' ')[0] ?? '', says) },
      {
        kind: 'facts',
        facts: [
          ['Period', `${budget.starts_on} to ${budget.ends_on}`],
          ['Budget', money(budget.budget)],
          ['Spent and reserved', money(budget.used)],
          ['Remaining', money(budget.budget - budget.used)],
        ],
      },
      {
        kind: 'button',
        label: 'See its ledger',
        href: costCentreLink(context, budget.cost_centre_id),
      },
    ],
    footer: `You get this mail because you own this cost centre or manage the company. Questions? Write to ${context.supportEmail}.`,
  });
}
