import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '@/components/display/Icon';
import { useFocusEnabledSibling } from '@/hooks/useFocusEnabledSibling';

interface QuantityStepperProps {
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max: number;
  /** What is counted: `Stalls tickets`. */
  label: string;
  disabled?: boolean;
}

/** Fewer, the figure, more. Stops at both bounds. */
export function QuantityStepper({
  value,
  onChange,
  min = 1,
  max,
  label,
  disabled = false,
}: QuantityStepperProps) {
  const pair = useFocusEnabledSibling(value);
  return (
    <Box
      ref={pair}
      role="group"
      aria-label={label}
      sx={{
        display: 'inline-grid',
        gridTemplateColumns: '44px 40px 44px',
        alignItems: 'center',
        height: 44,
        border: 1,
        borderColor: 'line.strong',
        borderRadius: 1,
        textAlign: 'center',
        font: '600 15px/20px var(--font-ui)',
        fontVariantNumeric: 'tabular-nums lining-nums',
        '& button': { height: 1 },
      }}
    >
      <IconButton
        aria-label={`Decrease ${label}`}
        disabled={disabled || value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      >
        <Icon icon={Minus} small />
      </IconButton>
      <output aria-live="polite">{value}</output>
      <IconButton
        aria-label={`Increase ${label}`}
        disabled={disabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      >
        <Icon icon={Plus} small />
      </IconButton>
    </Box>
  );
}
