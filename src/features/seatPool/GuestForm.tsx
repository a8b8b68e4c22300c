import { Controller, useForm } from 'react-hook-form';
import { useFormSubmit, type GuestKind, type SeatClaimInput } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { TextInput } from '@/components/fields/TextInput';
import { AuthForm } from '@/components/page/AuthCard';
import { problemOf } from '@/entities/attendee/attendeeDetails';
import { GuestQuestions, guestRules } from '@/entities/attendee/GuestQuestions';
import { NameInput } from '@/entities/person/NameInput';
import { selectUser, useAppSelector } from '@/state';

interface GuestFields {
  name: string;
  email: string;
  phone: string;
  /** Null until it is chosen. */
  kind: GuestKind | null;
  organisation: string;
  consent: boolean;
}

interface GuestFormProps {
  company: string;
  asksGuest: boolean;
  onClaim: (input: SeatClaimInput) => Promise<void>;
}

const sensible = (field: 'name' | 'email' | 'phone') => ({
  validate: (text: string) => problemOf(field, text) ?? true,
});

const rules = guestRules(true);

/** Name, address and consent of a guest. */
export default function GuestForm({ company, asksGuest, onClaim }: GuestFormProps) {
  const user = useAppSelector(selectUser);
  const form = useForm<GuestFields>({
    defaultValues: {
      name: user ? `${user.first_name} ${user.last_name}`.trim() : '',
      email: user?.email ?? '',
      phone: '',
      kind: null,
      organisation: '',
      consent: false,
    },
  });
  const { errors } = form.formState;
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: ({ name, email, phone, kind, organisation, consent }) =>
      onClaim({
        name: name.trim(),
        email: email.trim(),
        ...(phone.trim() && { phone: phone.trim() }),
        ...(asksGuest && kind && { kind, organisation: organisation.trim() }),
        consent,
      }),
    fallback: 'The seat could not be claimed. Please try again.',
  });
  return (
    <AuthForm label="Claim a seat" error={failure} onSubmit={handleSubmit}>
      <NameInput
        control={form.control}
        label="Full name"
        autoComplete="name"
        required
        error={errors.name?.message}
        {...form.register('name', sensible('name'))}
      />
      <TextInput
        label="Email"
        type="email"
        autoComplete="email"
        required
        hint="We email the ticket to this address"
        error={errors.email?.message}
        {...form.register('email', sensible('email'))}
      />
      <TextInput
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...form.register('phone', sensible('phone'))}
      />
      {asksGuest && (
        <GuestQuestions
          company={company}
          isSelf
          organisation={{
            field: form.register('organisation', rules.organisation),
            error: errors.organisation?.message,
          }}
          kind={{ field: form.register('kind', rules.kind), error: errors.kind?.message }}
        />
      )}
      <Controller
        name="consent"
        control={form.control}
        rules={{ required: 'Please agree, so that the seat can be given to you' }}
        render={({ field: { value, onChange, onBlur, ref } }) => (
          <CheckboxField
            label={`I agree that ${company} and the organizer of the event get these details.`}
            required
            checked={value}
            error={errors.consent?.message}
            onChange={onChange}
            onBlur={onBlur}
            ref={ref}
          />
        )}
      />
      <BusyButton type="submit" variant="contained" size="large" fullWidth busy={busy}>
        Claim a Seat
      </BusyButton>
    </AuthForm>
  );
}
