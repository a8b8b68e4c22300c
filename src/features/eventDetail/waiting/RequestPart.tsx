import { Controller, type UseFormReturn } from 'react-hook-form';
import type { PolicyCheck } from '@/api';
import { useListCostCentresQuery } from '@/api/console';
import { firstName } from '@/entities/approval/approvalView';
import { CostCentreField, useOnlyCentre } from '@/entities/approval/CostCentreField';
import { PolicyFindings } from '@/entities/approval/PolicyFindings';
import { PurposeFields } from '@/entities/approval/request/PurposeFields';
import type { RequestValues } from '@/entities/approval/request/requestValues';

interface RequestPartProps {
  form: UseFormReturn<RequestValues>;
  check: PolicyCheck | undefined;
  /** The server has asked for the cost centre. */
  lacksCentre: boolean;
}

/** What a request for approval in advance needs: why, the cost centre, and what it is for. */
export function RequestPart({ form, check, lacksCentre }: RequestPartProps) {
  const { data, isError } = useListCostCentresQuery({ isActive: true });
  const hasCentres = data !== undefined && data.results.length > 0;
  const isRequired = hasCentres || lacksCentre;
  const only = useOnlyCentre(hasCentres);
  const [decider] = check?.deciders ?? [];
  const reasons = check?.findings.filter(({ outcome }) => outcome === 'needs_approval') ?? [];
  return (
    <>
      {reasons.length > 0 && <PolicyFindings findings={reasons} />}
      {(isRequired || isError) && (
        <Controller
          name="centre"
          control={form.control}
          rules={{
            validate: (value) =>
              value !== null || !isRequired || 'Choose a cost centre from the list',
          }}
          render={({ field: { value, onChange }, fieldState: { error } }) => (
            <CostCentreField
              isRequired={isRequired}
              value={value}
              suggestion={only}
              error={error?.message}
              onChange={onChange}
            />
          )}
        />
      )}
      <PurposeFields form={form} reader={decider ? firstName(decider.name) : 'The approver'} />
    </>
  );
}
