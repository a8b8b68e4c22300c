import Stack from '@mui/material/Stack';
import {
  Controller,
  get,
  useFormState,
  useWatch,
  type FieldError,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import { CheckboxField } from '@/components/fields/CheckboxField';
import type { GuestAnswers } from './guestAnswers';
import { GuestQuestions, guestRules } from './GuestQuestions';

interface GuestAnswerProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'control' | 'register'>;
  /** Of the answers in the form. */
  name: Path<Values>;
  company: string;
}

const rules = guestRules(false);

/** Whether a person who is named for a seat is a guest, and for whom the guest works. */
export function GuestAnswer<Values extends FieldValues>(props: GuestAnswerProps<Values>) {
  const { form, name, company } = props;
  const { control, register } = form;
  const pathOf = (field: keyof GuestAnswers) => `${name}.${field}` as Path<Values>;
  const { errors } = useFormState({ control });
  const isGuest: boolean = useWatch({ control, name: pathOf('isGuest') });
  const errorOf = (field: keyof GuestAnswers) =>
    (get(errors, pathOf(field)) as FieldError | undefined)?.message;
  return (
    <Stack sx={{ gap: 1.5, mt: 1 }}>
      <Controller
        control={control}
        name={pathOf('isGuest')}
        render={({ field }) => (
          <CheckboxField
            label="Guest of another organisation"
            checked={isGuest}
            error={errorOf('isGuest')}
            onChange={field.onChange}
            onBlur={field.onBlur}
            ref={field.ref}
          />
        )}
      />
      {isGuest && (
        <GuestQuestions
          company={company}
          isSelf={false}
          organisation={{
            field: register(pathOf('organisation'), rules.organisation),
            error: errorOf('organisation'),
          }}
          kind={{ field: register(pathOf('kind'), rules.kind), error: errorOf('kind') }}
        />
      )}
    </Stack>
  );
}
