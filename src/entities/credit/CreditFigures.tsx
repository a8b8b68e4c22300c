import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { CompanyCredit } from '@/api';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { dueText } from './creditTexts';

/** Limit, what is owed, what can still be charged, and what is due. */
export function CreditFigures({ credit }: { credit: CompanyCredit }) {
  const { currency, credit_balance: balance } = credit;
  const money = (amount: string) => formatMoney(amount, currency);
  const due = dueText(credit);
  const figures = [
    ['Limit', credit.credit_limit, `${countOf(credit.days_to_pay, 'day')} to pay`],
    ['Open', credit.open, 'charged and not paid'],
    [
      'Available',
      credit.available,
      Number(balance) > 0 ? `${money(balance)} credit` : 'can be charged',
    ],
    ['Due', credit.due, due.text],
  ] as const;
  return (
    <Card component="section" sx={{ p: 0 }} aria-labelledby="credit-figures">
      <VisuallyHidden>
        <h2 id="credit-figures">The account today</h2>
      </VisuallyHidden>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' } }}
      >
        {figures.map(([name, amount, note]) => (
          <Box key={name} sx={{ p: 2 }}>
            <Typography component="dt" variant="label" color="textSecondary">
              {name}
            </Typography>
            <dd>
              <Typography component="span" variant="h3" sx={{ display: 'block' }}>
                {money(amount)}
              </Typography>
              <Typography
                variant="meta"
                color={name === 'Due' && due.isLate ? 'error' : 'textSecondary'}
              >
                {note}
              </Typography>
            </dd>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
