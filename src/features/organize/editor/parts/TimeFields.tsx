import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';
import Calendar from 'lucide-react/icons/calendar';
import Clock from 'lucide-react/icons/clock';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/display/Icon';
import type { EditorField } from '../store/fieldHooks';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

/** Days that are pasted in another order than the field has; a number first is the day. */
const DAYS = [
  'D MMM YYYY',
  'D MMMM YYYY',
  'MMM D, YYYY',
  'D/M/YYYY',
  'D-M-YYYY',
  'D.M.YYYY',
  'YYYY-MM-DD',
];

class TypedDays extends AdapterDayjs {
  override parse: AdapterDayjs['parse'] = (text, format) => {
    if (text === '') return null;
    const found = [format, ...DAYS]
      .map((one) => dayjs.utc(text, one, true))
      .find((day) => day.isValid());
    return found ?? dayjs.utc(text, format);
  };
}

/** The pickers have fields of their own, which the theme's rules for inputs do not reach. */
const pickerField = {
  '& .MuiPickersOutlinedInput-root': {
    minHeight: 44,
    pl: 1.5,
    pr: 0.75,
    borderRadius: 'var(--r-input)',
    typography: 'body2',
  },
  '& .MuiPickersSectionList-root': { py: 1.25, font: 'inherit', letterSpacing: 'normal' },
  '& .MuiPickersOutlinedInput-notchedOutline': {
    top: 0,
    borderColor: 'line.strong',
    '& legend': { display: 'none' },
  },
  '& .Mui-error .MuiPickersOutlinedInput-notchedOutline': { borderColor: 'error.main' },
  '& .MuiPickersInputBase-root .MuiIconButton-root': {
    width: 32,
    height: 32,
    mr: 0,
    p: 0.5,
    color: 'text.secondary',
  },
};

interface ClockFieldProps {
  field: EditorField<string>;
  label: string;
  hint?: ReactNode;
  disabled?: boolean;
}

const FORMATS = { date: 'YYYY-MM-DD', time: 'HH:mm', both: 'YYYY-MM-DDTHH:mm' } as const;
type ClockKind = keyof typeof FORMATS;

/**
 * The picker works with the time on the venue's clock as if it were UTC, so that neither the device's zone nor
 * summer time changes what is shown.
 */
function toClock(text: string, kind: ClockKind): Dayjs | null {
  if (text === '') return null;
  const clock = dayjs.utc(kind === 'time' ? `2000-01-01T${text}` : text);
  return clock.isValid() ? clock : null;
}

const toText = (clock: Dayjs | null, kind: ClockKind) =>
  clock?.isValid() ? clock.format(FORMATS[kind]) : '';

function usePickerProps({ field, label, hint, disabled }: ClockFieldProps, kind: ClockKind) {
  const text = field.value;
  const [typed, setTyped] = useState(() => toClock(text, kind));
  // What is half typed stays: for the form it is still empty.
  const value = toText(typed, kind) === text ? typed : toClock(text, kind);
  return {
    label,
    disabled: disabled ?? false,
    value,
    timezone: 'UTC',
    onChange: (next: Dayjs | null) => {
      setTyped(next);
      field.onChange(toText(next, kind));
    },
    onClose: field.onBlur,
    slotProps: {
      textField: {
        id: field.id,
        error: Boolean(field.error),
        helperText: field.error ?? hint,
        onBlur: field.onBlur,
        sx: pickerField,
      },
    },
  };
}

const CalendarSign = () => <Icon icon={Calendar} small />;
const ClockSign = () => <Icon icon={Clock} small />;
const withCalendar = { openPickerIcon: CalendarSign };
const withClock = { openPickerIcon: ClockSign };

const Clocks = ({ children }: { children: ReactNode }) => (
  <LocalizationProvider dateAdapter={TypedDays}>{children}</LocalizationProvider>
);

export function DateField(props: ClockFieldProps) {
  const picker = usePickerProps(props, 'date');
  return (
    <Clocks>
      <DatePicker {...picker} slots={withCalendar} format="D MMM YYYY" />
    </Clocks>
  );
}

export function TimeField(props: ClockFieldProps) {
  const picker = usePickerProps(props, 'time');
  return (
    <Clocks>
      <TimePicker {...picker} slots={withClock} format="h:mm A" ampm />
    </Clocks>
  );
}

export function DateTimeField(props: ClockFieldProps) {
  const picker = usePickerProps(props, 'both');
  return (
    <Clocks>
      <DateTimePicker {...picker} slots={withCalendar} format="D MMM YYYY h:mm A" ampm />
    </Clocks>
  );
}
