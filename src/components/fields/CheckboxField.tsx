import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode, type Ref } from 'react';

interface CheckboxFieldProps {
  label: ReactNode;
  checked: boolean;
  /** The sentence that says what is wrong. */
  error?: string;
  required?: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** A box to tick, its label beside it and its error below. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, checked, error, required, onChange, onBlur, ref } = props;
  const id = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={checked}
            required={required}
            onChange={(_change, ticked) => onChange(ticked)}
            onBlur={onBlur}
            slotProps={{
              input: {
                ref,
                'aria-describedby': id,
                'aria-invalid': error ? true : undefined,
              },
            }}
          />
        }
      />
      <FormHelperText id={id} error>
        {error}
      </FormHelperText>
    </div>
  );
}
