import { isEmailAddress } from './emailAddress.gen';

/** The sentence for a text that is no address; null for one. */
export const emailProblem = (text: string): string | null =>
  isEmailAddress(text) ? null : 'Please enter a valid email address';
