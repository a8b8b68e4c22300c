import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode, type Ref } from 'react';
import { CheckboxField } from './CheckboxField';

interface CheckboxGroupProps<Value extends string> {
  label: string;
  options: readonly Value[];
  labelOf: (option: Value) => ReactNode;
  value: readonly Value[];
  error?: string;
  onChange: (chosen: Value[]) => void;
  /** The first box, which takes the focus when the choice is wrong. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice of several options, as boxes to tick. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { label, options, labelOf, value, error, onChange, ref } = props;
  const id = useId();
  return (
    <FormControl
      component="fieldset"
      error={error !== undefined}
      aria-describedby={error === undefined ? undefined : id}
    >
      <FormLabel component="legend">{label}</FormLabel>
      {options.map((option, index) => (
        <CheckboxField
          key={option}
          ref={index === 0 ? ref : undefined}
          label={labelOf(option)}
          checked={value.includes(option)}
          onChange={(isChosen) =>
            onChange(isChosen ? [...value, option] : value.filter((one) => one !== option))
          }
        />
      ))}
      <FormHelperText id={id}>{error}</FormHelperText>
    </FormControl>
  );
}
