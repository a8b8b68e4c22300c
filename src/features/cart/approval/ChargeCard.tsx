import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import type { CostCentre, PolicyCheck, QuotePolicy } from '@/api';
import { Avatar } from '@/entities/person/Avatar';
import { BudgetBar } from '@/entities/budget/BudgetBar';
import { firstName } from '@/entities/approval/approvalView';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { CostCentreField, leftText } from '@/entities/approval/CostCentreField';
import { PurposeFields } from '@/entities/approval/request/PurposeFields';
import type { RequestValues } from '@/entities/approval/request/requestValues';
import { QuietText, SideBySide } from '../components/CartLayout';

interface ChargeCardProps {
  form: UseFormReturn<RequestValues>;
  title: string;
  policy: QuotePolicy | null;
  check: PolicyCheck | undefined;
  /** Fills in the cost centre while none is chosen. */
  suggestion: CostCentre | undefined;
}

/** Cost centre, who decides, and what it is for. */
export function ChargeCard({ form, title, policy, check, suggestion }: ChargeCardProps) {
  const { control, formState } = form;
  const centre = useWatch({ control, name: 'centre' });
  const decider = check?.deciders[0];
  const reader = decider ? firstName(decider.name) : 'The approver';
  return (
    <Card component="section" aria-labelledby="charge">
      <Typography variant="h2" id="charge" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <SideBySide>
        {policy?.has_cost_centres && (
          <Stack sx={{ gap: 1 }}>
            <Controller
              name="centre"
              control={control}
              rules={{
                validate: (value) => value !== null || 'Choose a cost centre from the list',
              }}
              render={({ field: { value, onChange } }) => (
                <CostCentreField
                  isRequired
                  value={value}
                  suggestion={suggestion}
                  error={formState.errors.centre?.message}
                  onChange={onChange}
                />
              )}
            />
            {centre?.budget && (
              <CentreBudget
                check={check}
                committed={centre.budget.committed}
                reserved={centre.budget.reserved}
                limit={centre.budget.limit}
                left={leftText(centre)}
              />
            )}
          </Stack>
        )}
        <div>
          <Typography variant="label" component="p" color="textSecondary" sx={{ mb: 1 }}>
            Who decides
          </Typography>
          {!check && <Skeleton sx={{ typography: 'ui', width: '75%' }} />}
          {check && !decider && <QuietText>Choose the cost centre first.</QuietText>}
          {check && decider && (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5 }}>
              <Avatar name={decider.name} />
              <span>
                <Typography variant="button" component="strong" sx={{ display: 'block' }}>
                  {decider.name}
                </Typography>
                <Typography variant="meta" component="small" color="textSecondary">
                  {deciderText(check)}
                </Typography>
              </span>
            </Stack>
          )}
        </div>
      </SideBySide>
      <PurposeFields form={form} reader={reader} />
    </Card>
  );
}

/** `Company Admin · usually within 4 hours`, and who else. */
function deciderText({ deciders, usual_hours: hours, needs_admin: needsAdmin }: PolicyCheck) {
  const others = deciders.length - 1;
  return [
    deciders[0]?.role_label,
    others > 0 && `or ${countOf(others, 'other', 'others')}`,
    needsAdmin && deciders[0]?.role_label !== 'Company Admin' && 'then a company admin',
    hours !== null && `usually within ${countOf(Math.max(1, hours), 'hour')}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

interface CentreBudgetProps {
  check: PolicyCheck | undefined;
  committed: string;
  reserved: string;
  limit: string;
  left: string;
}

/** What is left of the budget now, and after this request. */
function CentreBudget({ check, committed, reserved, limit, left }: CentreBudgetProps) {
  const after = check?.remaining_after;
  return (
    <>
      <BudgetBar
        thin
        segments={[
          { pattern: 'solid', amount: committed },
          { pattern: 'light', amount: reserved },
          { pattern: 'hatched', amount: check?.total ?? '0.00' },
        ]}
        limit={limit}
        label={`${left} of ${formatMoney(limit, check?.currency)}`}
      />
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 1.5,
          typography: 'meta',
          color: 'text.secondary',
        }}
      >
        <span>{left}</span>
        {after && <span>{formatMoney(after, check.currency)} after this</span>}
      </Stack>
    </>
  );
}
