import { parseEmail, type EmailAddress } from './emailAddress';
import { invalidInput } from './errors';
import { nameProblem } from './personName';
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

/**
 * The name of a person, which mails to strangers may hold.
 * @param label of the field, with which sentences begin
 * @throws AppError 400 with a sentence for the field
 */
export function readName(text: string, field: string, label: string): string {
  const name = readLine(text, field, `${label} is required`);
  const problem = nameProblem(name, label);
  if (problem !== null) throw invalidInput(problem, { [field]: problem });
  return name;
}
