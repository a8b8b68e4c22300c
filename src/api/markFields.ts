import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { toAppError } from './errors';

/**
 * Puts what the server says of single fields beside them; the first one takes the focus.
 *
 * @param names the form's names for fields that the server calls otherwise
 * @returns whether a field of the form was named
 */
export function markFields<Values extends FieldValues>(
  error: unknown,
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  names: Readonly<Record<string, string>> = {},
): boolean {
  const values = getValues();
  const isField = (name: string): name is Path<Values> => Object.hasOwn(values, name);
  let marked = false;
  for (const [name, message] of Object.entries(toAppError(error).fields ?? {})) {
    const field = names[name] ?? name;
    if (!isField(field)) continue;
    setError(field, { message }, { shouldFocus: !marked });
    marked = true;
  }
  return marked;
}
