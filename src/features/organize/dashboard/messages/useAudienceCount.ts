import { useEffect } from 'react';
import { errorMessage, type EventMessageAudience } from '@/api';
import { useSendEventMessageMutation } from '@/api/console';
import { peopleCount } from './messageTexts';

/** How many people a choice finds, in a sentence; asked anew when it changes. */
export function useAudienceCount(
  id: number,
  audience: EventMessageAudience,
  tiers: readonly number[],
): string {
  const [check, { data, error, isLoading }] = useSendEventMessageMutation();
  useEffect(() => {
    const eventMessageInput = { audience, ...(tiers.length > 0 && { tiers: [...tiers] }) };
    const call = check({ id, dryRun: true, eventMessageInput });
    return () => call.abort();
  }, [check, id, audience, tiers]);
  if (isLoading) return 'Counting…';
  if (error) return errorMessage(error, 'The people could not be counted.');
  if (!data) return '';
  return data.people === 0
    ? 'Nobody fits this choice.'
    : `${peopleCount(data.people)} ${data.people === 1 ? 'gets' : 'get'} this email.`;
}
