import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Approval, ApprovalBudget } from '@/api';
import { BudgetBar, BudgetSign, type BudgetSegment } from '@/entities/budget/BudgetBar';
import { THIS_PERIOD } from '@/entities/budget/budgetTexts';
import { DefinitionList } from '@/components/display/DefinitionList';
import { Price } from '@/components/display/Price';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { overBudget } from '@/entities/approval/approvalView';
import { formatMoney, multiplyMoney } from '@/lib/money';

/** What is asked for, with fee and GST. */
export function ApprovalSums({ approval }: { approval: Approval }) {
  const { bookings, currency, service_fee: fee, gst, total } = approval;
  const several = bookings.length > 1;
  return (
    <Card component="section" sx={{ px: 2, pt: 1, pb: 1.5 }}>
      <VisuallyHidden>
        <h2>Price</h2>
      </VisuallyHidden>
      <DefinitionList
        layout="rows"
        items={[
          ...bookings.map((booking) => ({
            term: `${booking.quantity} × ${booking.ticket_tier_name} at ${formatMoney(booking.unit_price, currency)}${several ? `, ${booking.event_title}` : ''}`,
            value: formatMoney(multiplyMoney(booking.unit_price, booking.quantity), currency),
          })),
          { term: 'Corporate service fee', value: formatMoney(fee, currency) },
          { term: 'GST', value: formatMoney(gst, currency) },
        ]}
      />
      <Stack
        component="p"
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: 2,
          mt: 0.5,
          pt: 1,
          borderTop: 1,
          borderColor: 'line.strong',
        }}
      >
        <Typography component="strong" variant="ui">
          Total
        </Typography>
        <Price amount={total} currency={currency} size="total" empty />
      </Stack>
    </Card>
  );
}

/** The parts of the budget of a request, each with its name. */
const partsOf = (budget: ApprovalBudget): (BudgetSegment & { name: string })[] => [
  { pattern: 'solid', name: 'Spent', amount: budget.committed },
  { pattern: 'light', name: 'Committed to others', amount: budget.reserved_by_others },
  { pattern: 'hatched', name: 'This request', amount: budget.this_request },
];

/** What an approval leaves of the budget that the request counts against. */
export function ApprovalBudgetCard({ approval }: { approval: Approval }) {
  const { budget, cost_centre: centre, currency, status } = approval;
  if (!budget || !centre) return null;
  const money = (amount: string) => formatMoney(amount, currency);
  const over = overBudget(approval);
  const left = over === null ? money(budget.remaining) : money(over);
  const words = over === null ? `left of ${money(budget.limit)}` : `over ${money(budget.limit)}`;
  const parts = partsOf(budget);
  return (
    <section aria-labelledby="budget-after">
      <Typography id="budget-after" component="h2" variant="h3" sx={{ mb: 1 }}>
        {status === 'pending' ? 'Budget after approval' : 'Budget'}
      </Typography>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          columnGap: 2,
          mb: 1.25,
        }}
      >
        <Stack component="p">
          <Typography component="strong" variant="ui">
            {centre.name}
          </Typography>
          <Typography variant="meta" color="textSecondary">
            {centre.code} · {THIS_PERIOD[budget.period]}
          </Typography>
        </Stack>
        <Stack component="p" sx={{ alignItems: 'flex-end', ml: 'auto' }}>
          <Typography
            component="strong"
            variant="price"
            color={over === null ? 'textPrimary' : 'error'}
          >
            {left}
          </Typography>
          <Typography variant="meta" color="textSecondary">
            {words}
          </Typography>
        </Stack>
      </Stack>
      <BudgetBar
        segments={parts}
        limit={budget.limit}
        label={`${centre.name}: ${left} ${words} with this request`}
      />
      <Stack component="dl" sx={{ gap: 0.75, mt: 1.25, typography: 'meta' }}>
        {parts.map(({ pattern, name, amount }) => (
          <Stack key={pattern} direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              <BudgetSign pattern={pattern} /> {name}
            </Box>
            <dd>{money(amount)}</dd>
          </Stack>
        ))}
      </Stack>
    </section>
  );
}
