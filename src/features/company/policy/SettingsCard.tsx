import Card from '@mui/material/Card';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useGetCompanyCreditQuery } from '@/api/console';
import { CheckboxField } from '@/components/fields/CheckboxField';
import { FieldPair, TextInput } from '@/components/fields/TextInput';
import { settingSentences, type PolicyValues } from './usePolicyForm';

interface SettingsCardProps {
  form: UseFormReturn<PolicyValues>;
  mayManage: boolean;
}

/** The server takes no longer ones. */
const LONGEST = { decision_hours: 72, payment_hours: 24 } as const;

const BOXES = [
  ['requires_cost_centre', 'Every purchase names a cost centre', ''],
  ['links_allowed', 'Approve from email without signing in', ''],
] as const;
const ON_ACCOUNT = [
  'pays_on_account',
  'The company pays on account',
  'An approval pays at once from the account, and people who need none may choose it at checkout.',
] as const;

/** How long people have, and what holds for every purchase. */
export function SettingsCard({ form, mayManage }: SettingsCardProps) {
  const { errors, defaultValues } = form.formState;
  // The server takes this setting of a company with an open account alone; where it is on it can be taken off.
  const { data: credit } = useGetCompanyCreditQuery(undefined, { skip: !mayManage });
  const isOffered = credit?.is_open || defaultValues?.pays_on_account;
  const boxes = isOffered ? [...BOXES, ON_ACCOUNT] : BOXES;
  const hours = (name: keyof typeof LONGEST, label: string, hint: string) => (
    <TextInput
      fullWidth
      required
      label={label}
      hint={hint}
      autoComplete="off"
      error={errors[name]?.message}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 2 } }}
      {...form.register(name, {
        validate: (text) =>
          (/^\d+$/.test(text.trim()) && Number(text) >= 1 && Number(text) <= LONGEST[name]) ||
          `Enter hours from 1 to ${LONGEST[name]}.`,
      })}
    />
  );
  return (
    <Card component="section" aria-labelledby="policy-settings">
      <Typography id="policy-settings" component="h2" variant="h3">
        Settings
      </Typography>
      {mayManage ? (
        <Stack sx={{ gap: 1.5, mt: 2 }}>
          <FieldPair>
            {hours('decision_hours', 'Hours for a decision', 'Seats stay held until then.')}
            {hours('payment_hours', 'Hours to pay', 'After the approval.')}
          </FieldPair>
          <div>
            {boxes.map(([name, label, sentence]) => (
              <Controller
                key={name}
                name={name}
                control={form.control}
                render={({ field: { value, ...field } }) => (
                  <>
                    <CheckboxField label={label} checked={value} {...field} />
                    {sentence && <FormHelperText sx={{ ml: 4 }}>{sentence}</FormHelperText>}
                  </>
                )}
              />
            ))}
          </div>
        </Stack>
      ) : (
        <Stack component="ul" sx={{ gap: 0.75, mt: 1.5, typography: 'body2' }}>
          {settingSentences(form.getValues()).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
