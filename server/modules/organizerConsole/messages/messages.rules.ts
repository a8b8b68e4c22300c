import type { BodyOf } from '../../../contract/types';
import type { MessageAudience } from '../../../db/schema/organizers';
import { invalidInput } from '../../../lib/errors';
import { multiLine, singleLine } from '../../../lib/text';

/** The recipients of a message. */
export interface Audience {
  who: MessageAudience;
  /** Ids of tiers; empty means all. */
  tiers: readonly number[];
}

/** The message as typed so far; fields may be empty. */
export interface MessageText {
  subject: string;
  text: string;
}

export const readMessage = ({ subject = '', text = '' }: BodyOf<'sendEventMessage'>) => ({
  subject: singleLine(subject),
  text: multiLine(text),
});

export const isComplete = ({ subject, text }: MessageText): boolean =>
  subject !== '' && text !== '';

/** @throws 400 with fields */
export function assertComplete({ subject, text }: MessageText): void {
  const fields = {
    ...(subject === '' && { subject: 'Write a subject.' }),
    ...(text === '' && { text: 'Write the message.' }),
  };
  const [problem] = Object.values(fields);
  if (problem !== undefined) throw invalidInput(problem, fields);
}

/** `d…@guests.example` */
export function maskedAddress(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email.slice(0, at)].slice(0, 1).join('')}…${email.slice(at)}`;
}
