import { useRef, useState, type SyntheticEvent } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useToast } from '@/state';
import { errorMessage, isNetworkError, toAppError } from './errors';

interface FormSubmitOptions<Values extends FieldValues> {
  /** Sends the values and handles success; rejects with the error of the call. */
  onSubmit: (values: Values) => Promise<void>;
  /** The message when the server gave none. */
  fallback: string;
  /** Replaces the message of a network failure. */
  networkMessage?: string;
  /**
   * The form's field for each server field with a different name, or a function from the server's
   * name to the field. Null: field errors of the server are not shown at fields, because the
   * message repeats them.
   */
  fieldNames?:
    | Readonly<Record<string, Path<Values>>>
    | ((name: string) => Path<Values> | undefined)
    | null;
  /** Shown in place of the server's message when fields have errors; null shows nothing then. */
  fieldErrorMessage?: string | null;
  /** Focuses the first field with a server error; `setFocus` by default. */
  focusField?: (field: Path<Values>) => void;
  /** The message when the form's own validation fails; without it none is shown. */
  invalidMessage?: (errors: FieldErrors<Values>) => string | undefined;
  /** Runs when the form's own validation fails. */
  onInvalid?: (errors: FieldErrors<Values>) => void;
  /** Also shows the message of a failure in a toast. */
  toast?: boolean;
  /** Runs after a failed call, when errors and messages are set. */
  onFailure?: (error: unknown) => void;
}

interface Failure {
  message: string;
  /** True for a failed call, false for the form's own validation. */
  isFromCall: boolean;
}

/**
 * Submits a form of react-hook-form. After a failed call the server's errors are set on the fields,
 * the first of these is focused, and the message is in `failure`.
 *
 * It is part of `src/api` because it reads API errors; `src/hooks` may not import `src/api`.
 */
export function useFormSubmit<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'handleSubmit' | 'getValues' | 'setError' | 'setFocus'>,
  options: FormSubmitOptions<Values>,
) {
  const { fieldNames, fieldErrorMessage, networkMessage, focusField = form.setFocus } = options;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const isSending = useRef(false);
  const toast = useToast();
  const shownToast = useRef<string | null>(null);

  const showToast = (message: string) => {
    shownToast.current = toast.error(message);
  };
  /** Its message is about the previous attempt. */
  const dismissToast = () => {
    if (shownToast.current !== null) toast.dismiss(shownToast.current);
    shownToast.current = null;
  };

  const fieldOf = (name: string): Path<Values> | undefined => {
    if (fieldNames === null) return undefined;
    if (typeof fieldNames === 'function') return fieldNames(name);
    const values = form.getValues();
    const isField = (field: string): field is Path<Values> => Object.hasOwn(values, field);
    const field = fieldNames?.[name] ?? name;
    return isField(field) ? field : undefined;
  };

  const messageOf = (error: unknown, hasFieldErrors: boolean): string | null => {
    if (hasFieldErrors && fieldErrorMessage !== undefined) return fieldErrorMessage;
    if (networkMessage !== undefined && isNetworkError(error)) return networkMessage;
    return errorMessage(error, options.fallback);
  };

  const handleFailure = (error: unknown) => {
    const invalidFields = Object.entries(toAppError(error).fields ?? {}).flatMap(
      ([name, message]) => {
        const field = fieldOf(name);
        if (field === undefined) return [];
        form.setError(field, { type: 'server', message });
        return [field];
      },
    );
    if (invalidFields[0] !== undefined) focusField(invalidFields[0]);

    const message = messageOf(error, invalidFields.length > 0);
    setFailure(message === null ? null : { message, isFromCall: true });
    if (options.toast && message !== null) showToast(message);
    options.onFailure?.(error);
  };

  const send = async (call: () => Promise<void>) => {
    // `busy` is set with the next render; a second click can come before it.
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setFailure(null);
    dismissToast();
    try {
      await call();
    } catch (error) {
      handleFailure(error);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  const handleInvalid = (errors: FieldErrors<Values>) => {
    const message = options.invalidMessage?.(errors);
    if (message !== undefined) setFailure({ message, isFromCall: false });
    if (options.toast && message !== undefined) showToast(message);
    options.onInvalid?.(errors);
  };

  return {
    handleSubmit: (event?: SyntheticEvent) =>
      form.handleSubmit((values) => send(() => options.onSubmit(values)), handleInvalid)(event),
    /**
     * Runs a call without the form's validation, for a caller that has validated a part of the
     * form.
     */
    send,
    /** A call is in flight. */
    busy,
    /** Why the last submit failed. */
    failure: failure?.message ?? null,
    isCallFailure: failure?.isFromCall ?? false,
    /** Sets the message, or removes it with null. */
    showFailure: (message: string | null) =>
      setFailure(message === null ? null : { message, isFromCall: false }),
  };
}
