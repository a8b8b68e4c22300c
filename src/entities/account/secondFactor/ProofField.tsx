import Button from '@mui/material/Button';
import type { UseFormReturn } from 'react-hook-form';
import type { ConfirmationMethod } from '@/api';
import { TextInput } from '@/components/fields/TextInput';
import { PasswordField } from '@/entities/person/PasswordField';

/** What a person can type; a passkey is used, not typed. */
export type TypedMethod = Exclude<ConfirmationMethod, 'passkey'>;

export interface ProofFields {
  proof: string;
}

/** The body of a call with what was typed. */
export function proofOf(method: TypedMethod, { proof }: ProofFields) {
  if (method === 'password') return { password: proof };
  return method === 'otp' ? { otp: digitsOf(proof) } : { recovery_code: proof.trim() };
}

/** Apps show codes in two groups, which are copied with the space. */
const digitsOf = (text: string) => text.replace(/\s/g, '');

const problemOf: Record<TypedMethod, (text: string) => string | true> = {
  otp: (text) => /^\d{6}$/.test(digitsOf(text)) || 'Enter the six digits.',
  recovery_code: (text) => text.trim() !== '' || 'Enter a recovery code.',
  password: (text) => text !== '' || 'Enter your password.',
};

interface ProofFieldProps {
  form: UseFormReturn<ProofFields>;
  method: TypedMethod;
}

/** A code of the authenticator app, a recovery code or the password. */
export function ProofField({ form, method }: ProofFieldProps) {
  const field = {
    required: true,
    fullWidth: true,
    autoFocus: true,
    error: form.formState.errors.proof?.message,
    ...form.register('proof', { validate: (text) => problemOf[method](text) }),
  };
  if (method === 'password') {
    return (
      <PasswordField key={method} {...field} label="Password" autoComplete="current-password" />
    );
  }
  return method === 'otp' ? (
    <TextInput
      key={method}
      {...field}
      label="Code"
      hint="Six digits from your authenticator app"
      autoComplete="one-time-code"
      maxLength={7}
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
    />
  ) : (
    <TextInput
      key={method}
      {...field}
      label="Recovery code"
      hint="Each code works once"
      autoComplete="off"
      maxLength={40}
    />
  );
}

interface OtherMethodProps {
  methods: readonly ConfirmationMethod[];
  method: TypedMethod;
  onChange: (method: TypedMethod) => void;
}

/** Changes between the app and recovery codes, where the person has both. */
export function OtherMethod({ methods, method, onChange }: OtherMethodProps) {
  const other = method === 'otp' ? 'recovery_code' : 'otp';
  if (!methods.includes(other)) return null;
  return (
    <Button variant="text" onClick={() => onChange(other)}>
      {other === 'otp' ? 'Use your authenticator app' : 'Use a recovery code'}
    </Button>
  );
}

/** What is asked for first; null where a passkey is all there is. */
export const firstTyped = (methods: readonly ConfirmationMethod[]): TypedMethod | null =>
  (['otp', 'password', 'recovery_code'] as const).find((one) => methods.includes(one)) ?? null;
