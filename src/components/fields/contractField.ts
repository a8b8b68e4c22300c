import { get, type FieldError, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { limitProblem, type FieldLimits } from '@/lib/fieldLimits';

interface RuleOptions {
  /** With which the standard sentences begin. */
  label: string;
  /**
   * Whether it must be filled in, where the form asks for more or less than the contract. A sentence is for a text that
   * is empty or too short.
   */
  required?: boolean | string;
  /** The sentence for any other broken limit. */
  invalid?: string;
  /** What else is wrong with a text; it comes before the limits. */
  check?: (text: string) => string | null;
}

/** The rule of react-hook-form for a field of the contract. Spaces around the text do not count. */
export const contractRule = (
  limits: FieldLimits,
  { label, required = limits.required ?? false, invalid, check }: RuleOptions,
) => ({
  validate: (value: unknown): string | true => {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text === '' && required === false) return true;
    const checked = text === '' ? null : check?.(text);
    if (checked) return checked;
    const problem = limitProblem(text, { ...limits, required: true }, label);
    if (problem === null) return true;
    const isShort = text.length < (limits.minLength ?? 1);
    return isShort && typeof required === 'string' ? required : (invalid ?? problem);
  },
});

/** The props of a text field of the contract: its label, limits, error and registration. */
export function contractField<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, string>,
>(
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>,
  name: Name,
  limits: FieldLimits,
  options: RuleOptions,
) {
  const { required = limits.required ?? false } = options;
  const error: FieldError | undefined = get(form.formState.errors, name);
  const digits = limits.maximum === undefined ? undefined : String(limits.maximum).length;
  return {
    label: options.label,
    required: required !== false,
    maxLength: limits.maxLength ?? digits,
    error: error?.message,
    ...form.register(name, contractRule(limits, options)),
  };
}
