import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Budget } from '@/api';
import { BudgetBar, BudgetSign } from '@/entities/budget/BudgetBar';
import { usedWords, wholeMoney } from './budgetTexts';

interface BudgetUseProps {
  budget: Budget;
  /** For grids. */
  thin?: boolean;
}

/** The bar of a budget: solid is spent, hatched is committed; under it the same in figures. */
export function BudgetUse({ budget, thin = false }: BudgetUseProps) {
  const { limit, committed: spent, reserved, used_percent: percent, currency } = budget;
  const money = (amount: string) => wholeMoney(amount, currency);
  const hasReserved = Number(reserved) > 0;
  const words = `${money(spent)} spent${hasReserved ? ` and ${money(reserved)} committed` : ''} of ${money(limit)}`;
  return (
    <Stack component="span" sx={{ flex: 1, gap: 0.5, minWidth: 0 }}>
      <BudgetBar
        segments={[
          { pattern: 'solid', amount: spent },
          { pattern: 'hatched', amount: reserved },
        ]}
        limit={limit}
        label={words}
        thin={thin}
      />
      <Stack
        component="span"
        direction="row"
        sx={{
          justifyContent: 'space-between',
          gap: 1.5,
          typography: 'meta',
          color: 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <span>
          {money(spent)}
          {hasReserved && ` + ${money(reserved)}`}
        </span>
        <span>
          {percent}% of {money(limit)}
        </span>
      </Stack>
    </Stack>
  );
}

/** What is left of a budget; in words and in colour where it is little. */
export function BudgetRest({ budget }: { budget: Budget }) {
  const warning = usedWords(budget);
  return (
    <Stack
      component="span"
      sx={{ alignItems: 'flex-end', color: warning === null ? undefined : 'warning.main' }}
    >
      <Typography variant={warning === null ? 'body2' : 'ui'} component="span">
        {wholeMoney(budget.remaining, budget.currency)}
      </Typography>
      {warning && <Typography variant="meta">{warning}</Typography>}
    </Stack>
  );
}

const SIGNS = [
  ['Spent', 'solid'],
  ['Committed', 'hatched'],
  ['Remaining', undefined],
] as const;

/** What the patterns of the bars mean. */
export function BudgetLegend() {
  return (
    <Stack
      component="span"
      direction="row"
      sx={{ flexWrap: 'wrap', columnGap: 1.75, typography: 'meta', color: 'text.secondary' }}
    >
      {SIGNS.map(([words, pattern]) => (
        <Stack
          key={words}
          component="span"
          direction="row"
          sx={{ alignItems: 'center', gap: 0.75 }}
        >
          <BudgetSign pattern={pattern} />
          {words}
        </Stack>
      ))}
    </Stack>
  );
}
