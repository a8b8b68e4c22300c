import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import {
  useFormSubmit,
  useSendContactMessageMutation,
  type ContactRequest,
  type AuthUser,
} from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { FieldPair, TextArea, TextInput } from '@/components/fields/TextInput';
import { useFormDraft } from '@/hooks/useFormDraft';
import { isEmailAddress } from '@/lib/emailAddress.gen';
import { MAX_EMAIL_LENGTH } from '@/lib/forms.gen';
import { selectUser, useToast, useAppSelector } from '@/state';

const inquiryTypes: Record<ContactRequest['inquiry_type'], string> = {
  general: 'General',
  partnership: 'Partnership',
  enterprise: 'Enterprise',
  support: 'Support',
  media: 'Media',
};

interface ContactFields {
  first_name: string;
  last_name: string;
  email: string;
  company: string;
  phone: string;
  inquiry_type: ContactRequest['inquiry_type'];
  subject: string;
  message: string;
}

const empty: ContactFields = {
  first_name: '',
  last_name: '',
  email: '',
  company: '',
  phone: '',
  inquiry_type: 'general',
  subject: '',
  message: '',
};

/** What is known of the signed-in user. */
const fieldsOf = (user: AuthUser | null): ContactFields =>
  user
    ? {
        ...empty,
        first_name: user.first_name,
        last_name: user.last_name,
        email: user.email,
        company: user.company ?? '',
      }
    : empty;

const PREFILLED = ['first_name', 'last_name', 'email', 'company'] as const;

/** Maximum length of a field, from openapi.yaml. */
const upTo = (maxLength: number) => ({ slotProps: { htmlInput: { maxLength } } });

const required = (label: string) => ({
  validate: (value: string) => value.trim() !== '' || `${label} is required`,
});

/**
 * Everything but the phone is required (docs/product/screens.md#information-pages); the input is kept after
 * a failure.
 */
export function ContactForm() {
  const toast = useToast();
  const [send] = useSendContactMessageMutation();
  const [params] = useSearchParams();
  const user = useAppSelector(selectUser);
  const form = useForm<ContactFields>({
    defaultValues: { ...fieldsOf(user), subject: params.get('subject') ?? '' },
  });
  const { register, control, reset, getValues, resetField } = form;
  const { errors } = form.formState;

  useEffect(() => {
    // After a reload the user is known only later; what was typed until then is kept.
    if (!user) return;
    const known = fieldsOf(user);
    for (const name of PREFILLED) {
      if (getValues(name) === '') resetField(name, { defaultValue: known[name] });
    }
  }, [user, getValues, resetField]);

  const forgetInput = useFormDraft(
    form,
    'contact',
    params.has('subject') ? ['message'] : ['subject', 'message'],
  );
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ phone, ...fields }) => {
      await send({
        contactRequest: { ...fields, ...(phone.trim() && { phone: phone.trim() }) },
      }).unwrap();
      reset();
      forgetInput();
      toast.success('Message sent successfully!');
    },
    fallback: 'Failed to send message. Please try again.',
    toast: true,
  });

  const field = (name: keyof ContactFields) => ({ error: errors[name]?.message });
  return (
    <Stack
      component="form"
      sx={{ gap: 2.5 }}
      onSubmit={handleSubmit}
      method="post"
      noValidate
      aria-label="Contact"
    >
      <FieldPair>
        <TextInput
          label="First name"
          autoComplete="given-name"
          required
          {...upTo(100)}
          {...register('first_name', required('First name'))}
          {...field('first_name')}
        />
        <TextInput
          label="Last name"
          autoComplete="family-name"
          required
          {...upTo(100)}
          {...register('last_name', required('Last name'))}
          {...field('last_name')}
        />
      </FieldPair>
      <FieldPair>
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          required
          {...upTo(MAX_EMAIL_LENGTH)}
          {...register('email', {
            validate: (value) =>
              value.trim() === ''
                ? 'Email is required'
                : isEmailAddress(value) || 'Please enter a valid email address',
          })}
          {...field('email')}
        />
        <TextInput
          label="Phone (optional)"
          type="tel"
          autoComplete="tel"
          {...upTo(40)}
          {...register('phone')}
          {...field('phone')}
        />
      </FieldPair>
      <FieldPair>
        <TextInput
          label="Company"
          autoComplete="organization"
          required
          {...upTo(200)}
          {...register('company', required('Company'))}
          {...field('company')}
        />
        <Controller
          name="inquiry_type"
          control={control}
          render={({ field: select }) => (
            <TextInput select label="Inquiry type" required {...select}>
              {Object.entries(inquiryTypes).map(([value, label]) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </TextInput>
          )}
        />
      </FieldPair>
      <TextInput
        label="Subject"
        required
        {...upTo(200)}
        {...register('subject', required('Subject'))}
        {...field('subject')}
      />
      <TextArea
        label="Message"
        required
        maxLength={5000}
        {...register('message', required('Message'))}
        {...field('message')}
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px' }}>
        <BusyButton type="submit" variant="contained" size="large" busy={busy}>
          Send Message
        </BusyButton>
        {failure && (
          <Typography variant="ui" color="error">
            {failure}
          </Typography>
        )}
      </Stack>
    </Stack>
  );
}
