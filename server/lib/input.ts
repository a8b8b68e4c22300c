import { parseEmail, type EmailAddress } from './emailAddress';
import { invalidInput } from './errors';
import { singleLine } from './text';

/** @throws AppError 400 with the field `email` */
export function readEmail(text: string): EmailAddress {
  const email = parseEmail(text);
  if (email) return email;
  const sentence = text.trim() === '' ? 'Email is required' : 'Please enter a valid email address';
  throw invalidInput(sentence, { email: sentence });
}

/**
 * A single-line text that is not blank.
 * @throws AppError 400 with the sentence for the field
 */
export function readLine(text: string, field: string, sentence: string): string {
  const line = singleLine(text);
  if (line === '') throw invalidInput(sentence, { [field]: sentence });
  return line;
}
