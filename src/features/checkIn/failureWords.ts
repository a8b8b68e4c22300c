import { isNetworkError } from '@/api';
import type { Tone } from './door';
import type { Outcome } from './scans';

type Failed = Extract<Outcome, { kind: 'failed' }>;

interface Words {
  tone: Tone;
  title: string;
  sentence: string;
}

/**
 * What a person at the door reads when the server gave no answer about the ticket. Never a refusal:
 * nothing is known of it, or only what its code says by itself.
 */
export function failureWords({ error, signature }: Failed, eventId: number): Words {
  if (!isNetworkError(error)) return { tone: 'unsure', title: 'Not checked', sentence: why(error) };
  if (signature.state === 'bad') {
    return {
      tone: 'warn',
      title: 'Not checked',
      sentence:
        'No connection. This code does not carry Foyer’s signature: check again when the network is back.',
    };
  }
  if (signature.state === 'unknown') {
    return {
      tone: 'unsure',
      title: 'Not checked',
      sentence: 'No connection: nothing is known of this ticket. Check again.',
    };
  }
  if (signature.eventId !== eventId) {
    return {
      tone: 'warn',
      title: 'Another event',
      sentence: 'No connection. The signature is good, but the ticket is for another event.',
    };
  }
  return {
    tone: 'warn',
    title: 'Not yet recorded',
    sentence:
      'No connection. Signature is good, not yet recorded: whether the ticket was used is not known. Check again.',
  };
}

function why({ status, message }: Failed['error']): string {
  if (status === 429)
    return 'Too many checks at once. This says nothing of the ticket: check again in a moment.';
  if (status === undefined || status >= 500) {
    return 'The server could not check this ticket. It may be good: check again.';
  }
  return message;
}
