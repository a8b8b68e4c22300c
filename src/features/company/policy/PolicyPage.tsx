import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { errorMessage, useListEventCategoriesQuery, type CompanyPolicy } from '@/api';
import { useGetPolicyQuery } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { UnsavedChanges } from '@/components/dialogs/UnsavedChanges';
import { ErrorPanel, StaleNote } from '@/components/feedback/ErrorPanel';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ConsolePage } from '@/components/page/ConsolePage';
import { RulesCard } from './RulesCard';
import { SettingsCard } from './SettingsCard';
import { TryItCard } from './TryItCard';
import { usePolicyForm } from './usePolicyForm';

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
