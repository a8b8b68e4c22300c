import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWatch, Controller, type UseFormReturn } from 'react-hook-form';
import { errorMessage, useListEventCategoriesQuery, type CompanyPolicy } from '@/api';
import { useGetPolicyQuery, useGetCompanyCreditQuery } from '@/api/console';
import { UnsavedChanges } from '@/components/dialogs/UnsavedChanges';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { BusyButton } from '@/components/fields/BusyButton';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { contractField } from '@/components/fields/contractField';
import { FieldPair, TextInput } from '@/components/fields/TextInput';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ConsolePage } from '@/components/page/ConsolePage';
import { companyPolicyInputRules } from '@/lib/consoleFormRules.gen';
import { RulesCard } from './RulesCard';
import { TryItCard } from './TryItCard';
import { usePolicyForm, settingSentences, type PolicyValues } from './usePolicyForm';

/** /company/policies: what needs an approval, and of whom (docs/product/companies.md#policies). */
export function PolicyPage() {
  const { data: policy, error, isFetching, refetch } = useGetPolicyQuery();
  const hasFailed = error !== undefined && !isFetching;
  return (
    <ConsolePage
      title="Policies"
      text="What colleagues can buy right away, and what needs approval first. The strictest rule wins."
    >
      {policy ? (
        <>
          {hasFailed && <StaleNote onRetry={refetch} />}
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 376px' },
              alignItems: 'start',
              gap: 2,
            }}
          >
            <PolicyForm policy={policy} />
            <TryItCard />
          </Box>
        </>
      ) : hasFailed ? (
        <ErrorPanel
          title="The policy could not be loaded"
          text={errorMessage(error, 'Please try again.')}
          onRetry={refetch}
        />
      ) : (
        <Card>
          <Stack role="status" aria-label="Loading the policy" sx={{ gap: 2, minHeight: 220 }}>
            <Skeleton sx={{ typography: 'h3', width: '50%' }} />
            <Skeleton sx={{ typography: 'body1' }} />
            <Skeleton sx={{ typography: 'body1', width: '75%' }} />
          </Stack>
        </Card>
      )}
    </ConsolePage>
  );
}

const PolicyConflictDialog = lazyPart(() => import('./PolicyConflictDialog'));

/** The buttons stay in sight until the changes are saved. */
const UNSAVED = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.default',
} as const;

/** Rules and settings; those who may not change them read them. */
function PolicyForm({ policy }: { policy: CompanyPolicy }) {
  const { form, handleSubmit, busy, failure, conflict, settle, discard } = usePolicyForm(policy);
  const { isDirty } = form.formState;
  const { data: categories } = useListEventCategoriesQuery();
  const rules = useWatch({ control: form.control, name: 'rules' });
  const mayManage = policy.may_manage;
  return (
    <Stack component="form" onSubmit={handleSubmit} noValidate sx={{ gap: 2 }}>
      <RulesCard
        rules={rules}
        categories={categories?.results ?? []}
        onChange={
          mayManage ? (next) => form.setValue('rules', next, { shouldDirty: true }) : undefined
        }
      />
      <SettingsCard form={form} mayManage={mayManage} />
      <Typography role="alert" variant="ui" color="error">
        {failure}
      </Typography>
      {mayManage && (
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'flex-end',
            gap: 1,
            py: 1.25,
            ...(isDirty && UNSAVED),
          }}
        >
          <Typography role="status" variant="meta" color="textSecondary" sx={{ mr: 'auto' }}>
            {isDirty && 'You have unsaved changes.'}
          </Typography>
          <Button onClick={discard} disabled={!isDirty || busy}>
            Discard
          </Button>
          <BusyButton type="submit" variant="contained" busy={busy} disabled={!isDirty}>
            Save policy
          </BusyButton>
        </Stack>
      )}
      {conflict && (
        <PolicyConflictDialog
          conflict={conflict}
          categories={categories?.results ?? []}
          onSettle={settle}
        />
      )}
      <UnsavedChanges isOn={isDirty} what="What you changed of the policy" />
    </Stack>
  );
}

interface SettingsCardProps {
  form: UseFormReturn<PolicyValues>;
  mayManage: boolean;
}

const BOXES = [
  ['requires_cost_centre', 'Every purchase names a cost centre', ''],
  ['links_allowed', 'Approve from email without signing in', ''],
] as const;
const ON_ACCOUNT = [
  'pays_on_account',
  'The company pays on account',
  'An approval pays at once from the account, and people who need none may choose it at checkout.',
] as const;

/** How long people have, and what holds for every purchase. */
function SettingsCard({ form, mayManage }: SettingsCardProps) {
  const { defaultValues } = form.formState;
  // The server takes this setting of a company with an open account alone; where it is on it can be taken off.
  const { data: credit } = useGetCompanyCreditQuery(undefined, { skip: !mayManage });
  const isOffered = credit?.is_open || defaultValues?.pays_on_account;
  const boxes = isOffered ? [...BOXES, ON_ACCOUNT] : BOXES;
  const hours = (name: 'decision_hours' | 'payment_hours', label: string, hint: string) => (
    <TextInput
      fullWidth
      hint={hint}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      {...contractField(form, name, companyPolicyInputRules[name], {
        label,
        required: true,
        invalid: `Enter hours from 1 to ${companyPolicyInputRules[name].maximum}.`,
      })}
    />
  );
  return (
    <Card component="section" aria-labelledby="policy-settings">
      <Typography id="policy-settings" component="h2" variant="h3">
        Settings
      </Typography>
      {mayManage ? (
        <Stack sx={{ gap: 1.5, mt: 2 }}>
          <FieldPair>
            {hours('decision_hours', 'Hours for a decision', 'Seats stay held until then.')}
            {hours('payment_hours', 'Hours to pay', 'After the approval.')}
          </FieldPair>
          <div>
            {boxes.map(([name, label, sentence]) => (
              <Controller
                key={name}
                name={name}
                control={form.control}
                render={({ field: { value, ...field } }) => (
                  <>
                    <CheckboxField label={label} checked={value} {...field} />
                    {sentence && <FormHelperText sx={{ ml: 4 }}>{sentence}</FormHelperText>}
                  </>
                )}
              />
            ))}
          </div>
        </Stack>
      ) : (
        <Stack component="ul" sx={{ gap: 0.75, mt: 1.5, typography: 'body2' }}>
          {settingSentences(form.getValues()).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
