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
import { contractField } from '@/components/fields/contractField';
import { FieldPair, TextArea, TextInput } from '@/components/fields/TextInput';
import { useFormDraft } from '@/hooks/useFormDraft';
import { emailProblem } from '@/lib/emailProblem';
import { contactRequestRules } from '@/lib/formRules.gen';
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
  const { control, reset, getValues, resetField } = form;

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
          autoComplete="given-name"
          {...contractField(form, 'first_name', contactRequestRules.first_name, {
            label: 'First name',
          })}
        />
        <TextInput
          autoComplete="family-name"
          {...contractField(form, 'last_name', contactRequestRules.last_name, {
            label: 'Last name',
          })}
        />
      </FieldPair>
      <FieldPair>
        <TextInput
          type="email"
          autoComplete="email"
          {...contractField(form, 'email', contactRequestRules.email, {
            label: 'Email',
            check: emailProblem,
          })}
        />
        <TextInput
          type="tel"
          autoComplete="tel"
          {...contractField(form, 'phone', contactRequestRules.phone, {
            label: 'Phone (optional)',
          })}
        />
      </FieldPair>
      <FieldPair>
        <TextInput
          autoComplete="organization"
          {...contractField(form, 'company', contactRequestRules.company, { label: 'Company' })}
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
        {...contractField(form, 'subject', contactRequestRules.subject, { label: 'Subject' })}
      />
      <TextArea
        {...contractField(form, 'message', contactRequestRules.message, { label: 'Message' })}
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
