import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Radio } from '@/components/fields/RadioList';

const choice = {
  display: 'grid',
  gridTemplateColumns: '24px 1fr',
  gap: '2px 10px',
  px: 2,
  py: 1.75,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--r-input)',
  typography: 'ui',
  cursor: 'pointer',
  '&:has(input:checked)': { borderColor: 'primary.main' },
  '&:has(input:focus-visible)': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 2,
  },
  '& input': { m: 0.25, outline: 'none' },
};

interface ChoiceCardsProps<Value extends string> {
  id: string;
  /** The accessible name of the group. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string; text: string }[];
  onChange: (value: Value) => void;
  onBlur: () => void;
}

/** A choice of one among a few, each explained. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { id, label, value, options, onChange, onBlur } = props;
  return (
    <Box
      id={id}
      component="fieldset"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        gap: 1.5,
      }}
      aria-label={label}
    >
      {options.map((option) => (
        <Box key={option.value} component="label" sx={choice}>
          <Radio
            name={id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            onBlur={onBlur}
          />
          {option.label}
          <Typography variant="meta" color="textSecondary" sx={{ gridColumn: 2 }}>
            {option.text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
