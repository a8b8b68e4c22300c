import { formatCount } from './numbers';

/** What the contract demands of a field, as `formRules.gen.ts` has it. */
export interface FieldLimits {
  readonly required?: boolean;
  /** Characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Why a text is outside the limits of its field; null when it is not. With `maximum` the text is a whole number. */
export function limitProblem(text: string, limits: FieldLimits, label: string): string | null {
  const { minLength = 0, maxLength = Infinity, minimum = 0, maximum } = limits;
  if (maximum !== undefined) {
    const isInside = /^\d+$/.test(text) && Number(text) >= minimum && Number(text) <= maximum;
    if (isInside) return null;
    return `Enter a number from ${formatCount(minimum)} to ${formatCount(maximum)}.`;
  }
  if (text === '') return limits.required ? `${label} is required` : null;
  const { length } = [...text];
  if (length < minLength) return `${label} must be at least ${minLength} characters long`;
  if (length > maxLength) return `${label} must be at most ${maxLength} characters long`;
  return limits.pattern && !limits.pattern.test(text) ? `${label} is not valid` : null;
}
