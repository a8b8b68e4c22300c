import { isNetworkError } from '@/api';
import type { Tone } from './checkInRules';
import type { Outcome } from './scanSession';

type Failed = Extract<Outcome, { kind: 'failed' }>;

interface FailureMessage {
  tone: Tone;
  title: string;
  sentence: string;
}

/**
 * The message when the server gave no answer about a ticket. It is never a refusal: the ticket's
 * state is unknown, or only its signature could be checked.
 */
export function failureMessage({ error, signature }: Failed, eventId: number): FailureMessage {
  if (!isNetworkError(error))
    return { tone: 'unsure', title: 'Not checked', sentence: serverFailureSentence(error) };
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
      sentence: 'No connection, so this ticket cannot be checked. Check again.',
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

function serverFailureSentence({ status, message }: Failed['error']): string {
  if (status === 429)
    return 'Too many checks at once. This ticket was not checked: try again in a moment.';
  if (status === undefined || status >= 500) {
    return 'The server could not check this ticket. It may be good: check again.';
  }
  return message;
}
