import { nameProblem } from './personName.gen';

/** The rule of a first or last name: true, or the sentence. */
export const checkName = (label: string) => (value: string) =>
  value.trim() === '' ? `${label} is required` : (nameProblem(value.trim(), label) ?? true);

/**
 * True, or the error message (docs/product/people.md#sign-up). At least 8 characters; the server accepts
 * at most 128.
 */
export function checkPassword(password: string): string | true {
  if (password === '') return 'Password is required';
  if (password.length < 8) return 'Password must be at least 8 characters long';
  return password.length <= 128 || 'Password must be at most 128 characters long';
}
