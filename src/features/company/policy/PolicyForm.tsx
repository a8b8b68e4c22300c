import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import { useListEventCategoriesQuery, type CompanyPolicy } from '@/api';
import { BusyButton } from '@/components/buttons/BusyButton';
import { UnsavedChanges } from '@/components/dialogs/UnsavedChanges';
import { lazyPart } from '@/components/lazy/lazyPart';
import styles from './PolicyForm.module.css';
import { RulesCard } from './RulesCard';
import { SettingsCard } from './SettingsCard';
import { usePolicyForm } from './usePolicyForm';

const PolicyConflictDialog = lazyPart(() => import('./PolicyConflictDialog'));

/** Rules and settings; those who may not change them read them. */
export function PolicyForm({ policy }: { policy: CompanyPolicy }) {
  const { form, handleSubmit, busy, failure, conflict, settle, discard } = usePolicyForm(policy);
  const { isDirty } = form.formState;
  const { data: categories } = useListEventCategoriesQuery();
  const rules = useWatch({ control: form.control, name: 'rules' });
  const mayManage = policy.may_manage;
  return (
    <form onSubmit={handleSubmit} noValidate className={styles.form}>
      <RulesCard
        rules={rules}
        categories={categories?.results ?? []}
        onChange={
          mayManage ? (next) => form.setValue('rules', next, { shouldDirty: true }) : undefined
        }
      />
      <SettingsCard form={form} mayManage={mayManage} />
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
      {mayManage && (
        <div className={styles.save} data-unsaved={isDirty || undefined}>
          <span role="status">{isDirty && 'There are changes that are not saved.'}</span>
          <Button onClick={discard} disabled={!isDirty || busy}>
            Discard
          </Button>
          <BusyButton type="submit" variant="contained" busy={busy} disabled={!isDirty}>
            Save policy
          </BusyButton>
        </div>
      )}
      {conflict && (
        <PolicyConflictDialog
          conflict={conflict}
          categories={categories?.results ?? []}
          onSettle={settle}
        />
      )}
      <UnsavedChanges isOn={isDirty} what="What you changed of the policy" />
    </form>
  );
}
