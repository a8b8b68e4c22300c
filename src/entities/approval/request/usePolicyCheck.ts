import { useEffect, useState } from 'react';
import type { GuestInput, PolicyCheck, PolicyCheckRequest } from '@/api';
import { useCheckPolicyMutation } from '@/api/console';

const PAUSE_MS = 300;

interface Question {
  /** Pending bookings, or what could be booked. */
  of: { booking_ids: readonly number[] } | Pick<PolicyCheckRequest, 'items'>;
  costCentre?: number;
  guests?: readonly GuestInput[];
}

/** What the policy says to these tickets, asked again when the cost centre or the guests change. */
export function usePolicyCheck({ of, costCentre, guests = [] }: Question) {
  const [ask] = useCheckPolicyMutation();
  const [answer, setAnswer] = useState<{ key: string; check: PolicyCheck | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify({
    ...of,
    ...(costCentre !== undefined && { cost_centre: costCentre }),
    ...(guests.length > 0 && { guests }),
  });
  const isFirst = answer === null;

  useEffect(() => {
    let isCurrent = true;
    const timer = setTimeout(
      () =>
        void ask({ policyCheckRequest: JSON.parse(key) })
          .unwrap()
          .catch(() => null)
          .then((check) => isCurrent && setAnswer({ key, check })),
      isFirst ? 0 : PAUSE_MS,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, key, attempt, isFirst]);

  const isStale = answer?.key !== key;
  return {
    /** The last answer; it may be of the question before. */
    check: answer?.check ?? undefined,
    isChecking: isStale,
    failed: !isStale && answer?.check === null,
    retry: () => setAttempt(attempt + 1),
  };
}
