import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { errorMessage, toAppError, useFormSubmit, type CompanyPolicy } from '@/api';
import { useLazyGetPolicyQuery, useSetPolicyMutation } from '@/api/console';
import { useToast } from '@/state';
import { requestOf, valuesOf, type PolicyValues } from './policyValues';

export interface PolicyConflict {
  /** As somebody else has saved it meanwhile. */
  latest: CompanyPolicy;
  mine: PolicyValues;
}

const FALLBACK = 'The policy could not be saved. Please try again.';

/**
 * The policy as a whole, saved with the version that was read. When somebody else has saved meanwhile,
 * the person sees both and chooses.
 */
export function usePolicyForm(policy: CompanyPolicy) {
  const toast = useToast();
  const [set] = useSetPolicyMutation();
  const [load] = useLazyGetPolicyQuery();
  const [base, setBase] = useState(policy);
  const [conflict, setConflict] = useState<PolicyConflict | null>(null);
  const form = useForm<PolicyValues>({ defaultValues: valuesOf(policy) });

  const show = (saved: CompanyPolicy) => {
    setBase(saved);
    form.reset(valuesOf(saved));
  };
  const send = async (values: PolicyValues, version: number) => {
    try {
      const call = { 'If-Match': `"${version}"`, companyPolicyInput: requestOf(values) };
      show(await set(call).unwrap());
      toast.success('Policy saved.');
    } catch (error) {
      if (toAppError(error).status !== 412) throw error;
      setConflict({ latest: await load().unwrap(), mine: values });
    }
  };
  const submit = useFormSubmit(form, {
    onSubmit: (values) => send(values, base.version),
    fallback: FALLBACK,
    fieldErrorMessage: null,
  });

  const { showFailure } = submit;
  /** Saves mine over what somebody else has saved, or keeps that. */
  const settle = async (choice: 'mine' | 'theirs') => {
    if (!conflict) return;
    try {
      if (choice === 'mine') await send(conflict.mine, conflict.latest.version);
      else show(conflict.latest);
    } catch (error) {
      showFailure(errorMessage(error, FALLBACK));
    }
    // A further conflict stays open.
    setConflict((open) => (open === conflict ? null : open));
  };
  return { form, ...submit, conflict, settle, discard: () => form.reset(valuesOf(base)) };
}
