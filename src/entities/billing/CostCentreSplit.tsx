import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Trash from 'lucide-react/icons/trash-2';
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useListCostCentresQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { TextInput } from '@/components/fields/TextInput';
import { formatMoney } from '@/lib/money';
import { decimalOf, leftOf, type SplitFields } from './costCentreSplit';

interface CostCentreSplitProps {
  /** Of the invoice, major units. */
  total: string;
  currency: string;
}

/** The shares of an invoice's total by cost centres, in a form of `FormProvider`; nothing for a company without any. */
export function CostCentreSplit({ total, currency }: CostCentreSplitProps) {
  const { data } = useListCostCentresQuery({ isActive: true });
  const { control, register, formState } = useFormContext<SplitFields>();
  const { fields, append, remove } = useFieldArray({ control, name: 'cost_centres' });
  const shares = useWatch({ control, name: 'cost_centres' });
  const errors = formState.errors.cost_centres;
  const left = leftOf(total, shares);
  if (!data || (data.results.length === 0 && fields.length === 0)) return null;
  return (
    <Stack role="group" aria-label="Cost centres" spacing={1.5}>
      {fields.map((field, index) => (
        <Stack key={field.id} direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
          <Controller
            name={`cost_centres.${index}.code`}
            control={control}
            rules={{ required: 'Choose a cost centre' }}
            render={({ field: choice, fieldState: { error } }) => (
              <TextInput select fullWidth label="Cost centre" error={error?.message} {...choice}>
                {data.results.map(({ code, name }) => (
                  <MenuItem key={code} value={code}>
                    {code} {name}
                  </MenuItem>
                ))}
              </TextInput>
            )}
          />
          <TextInput
            label="Amount"
            inputMode="decimal"
            error={errors?.[index]?.amount?.message}
            {...register(`cost_centres.${index}.amount`, {
              validate: (text) => decimalOf(text) !== null || 'Enter an amount, like 1250.00',
            })}
          />
          <IconButton
            aria-label={`Remove cost centre ${index + 1}`}
            sx={{ mt: 3 }}
            onClick={() => remove(index)}
          >
            <Icon icon={Trash} small />
          </IconButton>
        </Stack>
      ))}
      {fields.length > 0 && left !== null && left !== '0.00' && (
        <FormHelperText role="status">
          {left.startsWith('-')
            ? `${formatMoney(left.slice(1), currency)} more than the invoice`
            : `${formatMoney(left, currency)} left to assign`}
        </FormHelperText>
      )}
      {errors?.message && <FormHelperText error>{errors.message}</FormHelperText>}
      <Button
        variant="text"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => append({ code: '', amount: fields.length === 0 ? total : (left ?? '') })}
      >
        {fields.length === 0 ? 'Split over cost centres' : 'Add cost centre'}
      </Button>
    </Stack>
  );
}
