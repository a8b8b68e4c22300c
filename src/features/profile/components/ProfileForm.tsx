import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import { Controller, useForm } from 'react-hook-form';
import {
  useFormSubmit,
  useUpdateUserProfileMutation,
  type ProfileUser,
  type AuthUser,
} from '@/api';
import { contractRule } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { NameInput } from '@/entities/person/NameInput';
import type { FieldLimits } from '@/lib/fieldLimits';
import { profileUpdateRules } from '@/lib/formRules.gen';
import { logError } from '@/lib/log';
import { nameProblem } from '@/lib/personName.gen';
import { roleLabel } from '@/lib/text';
import { toastShown, useAppDispatch } from '@/state';
import {
  changedFields,
  fieldsOf,
  ignoredSentence,
  genderLabels,
  mayChangeCompany,
  roleOptions,
  type ProfileFields,
} from '../profile';
import { ProfileFormFrame } from './ProfileFormFrame';

interface ProfileFormProps {
  profile: ProfileUser;
  user: AuthUser;
  onClose: () => void;
}

/** @param known may stay, though the rules for names have changed since */
const nameRule = (limits: FieldLimits, label: string, known: string) =>
  contractRule(limits, {
    label,
    required: true,
    check: (name) => (name === known ? null : nameProblem(name, label)),
  });

/** Saves only the changed fields (docs/product/people.md#profile). The reason of a failure is shown beside Save. */
export function ProfileForm({ profile, user, onClose }: ProfileFormProps) {
  const dispatch = useAppDispatch();
  const [save] = useUpdateUserProfileMutation();
  const form = useForm<ProfileFields>({ defaultValues: fieldsOf(profile) });
  const { register, control } = form;
  const { errors } = form.formState;

  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (fields) => {
      const update = changedFields(profile, fields);
      if (update === null) {
        onClose();
        return;
      }
      const { ignored } = await save({ id: profile.id, profileUpdate: update }).unwrap();
      // D8: what the person may not change keeps its value, and the answer names it.
      const kept = ignoredSentence(ignored);
      dispatch(
        toastShown(
          kept ? { tone: 'info', message: kept } : { tone: 'success', message: 'Profile saved' },
        ),
      );
      onClose();
    },
    fallback: 'Your profile could not be saved. Please try again.',
    onFailure: (error) => logError('Profile could not be saved', error),
  });

  const roles = roleOptions({
    current: profile.role,
    currentLabel: roleLabel(profile.role),
    permissions: user.permissions,
  });
  const mayChangeRole = roles.some(
    ({ value, reason }) => reason === null && value !== profile.role,
  );
  const reasons = new Set(roles.flatMap(({ reason }) => reason ?? []));
  return (
    <Card>
      <ProfileFormFrame
        label="Edit Profile"
        busy={busy}
        failure={failure}
        onSubmit={handleSubmit}
        onClose={onClose}
      >
        <NameInput
          control={control}
          label="First name"
          autoComplete="given-name"
          autoFocus
          error={errors.fname?.message}
          {...register('fname', nameRule(profileUpdateRules.fname, 'First name', profile.fname))}
        />
        <NameInput
          control={control}
          label="Last name"
          autoComplete="family-name"
          error={errors.lname?.message}
          {...register('lname', nameRule(profileUpdateRules.lname, 'Last name', profile.lname))}
        />
        <TextInput
          label="Username"
          autoComplete="username"
          error={errors.username?.message}
          {...register(
            'username',
            contractRule(profileUpdateRules.username, {
              label: 'Username',
              required: true,
              invalid: 'Username must be 3 to 60 letters, digits, dots, dashes or underscores',
            }),
          )}
        />
        <TextInput
          label="Email"
          sx={{
            '& input': { color: 'text.secondary' },
            '& fieldset': { borderColor: 'divider' },
          }}
          value={profile.email}
          hint="The email address cannot be changed."
          slotProps={{ htmlInput: { readOnly: true } }}
        />
        <TextInput
          label="Date of birth"
          type="date"
          autoComplete="bday"
          slotProps={{ inputLabel: { shrink: true } }}
          error={errors.dob?.message}
          {...register('dob')}
        />
        <Controller
          name="gender"
          control={control}
          render={({ field }) => (
            <TextInput
              select
              label="Gender"
              error={errors.gender?.message}
              slotProps={{ select: { displayEmpty: true } }}
              {...field}
            >
              <MenuItem value="">Not provided</MenuItem>
              {Object.entries(genderLabels).map(([value, label]) => (
                <MenuItem key={value} value={value}>
                  {label}
                </MenuItem>
              ))}
            </TextInput>
          )}
        />
        <Controller
          name="role"
          control={control}
          render={({ field }) => (
            <TextInput
              select
              label="Role"
              disabled={!mayChangeRole}
              hint={[...reasons].join(' ') || undefined}
              error={errors.role?.message}
              {...field}
            >
              {roles.map(({ value, label, reason }) => (
                <MenuItem key={value} value={value} disabled={reason !== null}>
                  {label}
                  {reason !== null && (
                    <>
                      <br />
                      {reason}
                    </>
                  )}
                </MenuItem>
              ))}
            </TextInput>
          )}
        />
        <TextInput
          label="Company ID"
          type="number"
          disabled={!mayChangeCompany(user.permissions)}
          hint={
            mayChangeCompany(user.permissions)
              ? undefined
              : 'The company follows from your email address.'
          }
          error={errors.company_id?.message}
          {...register('company_id', {
            validate: (value) =>
              value === '' || /^[1-9]\d*$/.test(value) || 'Company ID must be a number',
          })}
        />
      </ProfileFormFrame>
    </Card>
  );
}
