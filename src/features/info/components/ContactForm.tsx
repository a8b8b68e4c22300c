import MenuItem from '@mui/material/MenuItem';
import { Controller, useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import {
  errorMessage,
  toAppError,
  useSendContactMessageMutation,
  type ContactRequest,
} from '@/api';
import { BusyButton } from '@/components/BusyButton';
import { TextInput } from '@/components/TextInput';
import { toastShown } from '@/state';
import styles from './ContactForm.module.css';

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

const required = (label: string) => ({
  validate: (value: string) => value.trim() !== '' || `${label} is required`,
});

/** Everything but the phone is required (spec section 5); what was typed survives a failure. */
export function ContactForm() {
  const dispatch = useDispatch();
  const [send, { isLoading }] = useSendContactMessageMutation();
  const {
    register,
    control,
    handleSubmit,
    reset,
    setError,
    formState: { errors },
  } = useForm<ContactFields>({ defaultValues: empty });

  const handleSend = handleSubmit(async ({ phone, ...fields }) => {
    try {
      await send({
        contactRequest: { ...fields, ...(phone.trim() && { phone: phone.trim() }) },
      }).unwrap();
    } catch (error) {
      for (const [field, message] of Object.entries(toAppError(error).fields ?? {})) {
        if (field in empty) setError(field as keyof ContactFields, { message });
      }
      dispatch(
        toastShown({
          tone: 'error',
          message: errorMessage(error, 'Failed to send message. Please try again.'),
        }),
      );
      return;
    }
    reset();
    dispatch(toastShown({ tone: 'success', message: 'Message sent successfully!' }));
  });

  const field = (name: keyof ContactFields) => ({ error: errors[name]?.message });
  return (
    <form className={styles.form} onSubmit={handleSend} noValidate aria-label="Contact">
      <div className={styles.pair}>
        <TextInput
          label="First name"
          autoComplete="given-name"
          required
          {...register('first_name', required('First name'))}
          {...field('first_name')}
        />
        <TextInput
          label="Last name"
          autoComplete="family-name"
          required
          {...register('last_name', required('Last name'))}
          {...field('last_name')}
        />
      </div>
      <div className={styles.pair}>
        <TextInput
          label="E-mail"
          type="email"
          autoComplete="email"
          required
          {...register('email', {
            validate: (value) =>
              value.trim() === ''
                ? 'Email is required'
                : /^[^\s@]+@[^\s@]+$/.test(value.trim()) || 'Enter a valid e-mail address',
          })}
          {...field('email')}
        />
        <TextInput
          label="Phone"
          type="tel"
          autoComplete="tel"
          hint="Optional"
          {...register('phone')}
          {...field('phone')}
        />
      </div>
      <div className={styles.pair}>
        <TextInput
          label="Company"
          autoComplete="organization"
          required
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
      </div>
      <TextInput
        label="Subject"
        required
        {...register('subject', required('Subject'))}
        {...field('subject')}
      />
      <TextInput
        label="Message"
        required
        multiline
        minRows={5}
        {...register('message', required('Message'))}
        {...field('message')}
      />
      <div>
        <BusyButton type="submit" variant="primary" size="large" busy={isLoading}>
          Send Message
        </BusyButton>
      </div>
    </form>
  );
}
