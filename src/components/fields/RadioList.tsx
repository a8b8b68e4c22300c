import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ComponentProps } from 'react';
import { styled } from '@mui/material/styles';

const Ring = styled('input')({
  appearance: 'none',
  flex: 'none',
  width: 20,
  height: 20,
  margin: 0,
  border: '2px solid var(--mui-palette-line-strong)',
  borderRadius: '50%',
  cursor: 'inherit',
  '&:checked': { border: '6px solid var(--mui-palette-primary-main)' },
  '&:disabled': { opacity: 0.5 },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

/** A ring, filled to a dot when it is chosen. */
export const Radio = (props: Omit<ComponentProps<'input'>, 'type' | 'className'>) => (
  <Ring type="radio" {...props} />
);

interface RadioListProps {
  legend: string;
  options: readonly { value: string; label: string; text?: string }[];
  /** Registration of the field, or its name, state and handler, for the input of a value. */
  inputProps: (value: string) => ComponentProps<typeof Radio>;
  error?: string | undefined;
  /** Under the options. */
  hint?: string;
  disabled?: boolean | undefined;
  /** Beside each other. */
  row?: boolean;
}

/** One of a few under a legend, each with an explanation where one is needed. */
export function RadioList(props: RadioListProps) {
  const { legend, options, inputProps, error, hint, disabled, row } = props;
  const errorId = useId();
  return (
    <Box
      component="fieldset"
      disabled={disabled}
      aria-describedby={error ? errorId : undefined}
      sx={{
        display: 'flex',
        flexDirection: row ? 'row' : 'column',
        flexWrap: 'wrap',
        columnGap: 3,
      }}
    >
      <Typography variant="ui" component="legend">
        {legend}
      </Typography>
      {options.map(({ value, label, text }) => (
        <Box
          key={value}
          component="label"
          sx={{
            display: 'flex',
            alignItems: text ? 'flex-start' : 'center',
            gap: 1.25,
            minHeight: 44,
            py: text ? 0.75 : 0,
            typography: 'ui',
            cursor: 'pointer',
          }}
        >
          <Radio
            value={value}
            aria-invalid={error !== undefined || undefined}
            {...inputProps(value)}
          />
          <span>
            {label}
            {text && (
              <Typography
                variant="meta"
                component="small"
                color="textSecondary"
                sx={{ display: 'block' }}
              >
                {text}
              </Typography>
            )}
          </span>
        </Box>
      ))}
      {error && (
        <Typography id={errorId} variant="meta" component="p" color="error">
          {error}
        </Typography>
      )}
      {hint && (
        <Typography variant="meta" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}
