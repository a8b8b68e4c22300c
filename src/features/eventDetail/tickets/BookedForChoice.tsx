import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import {
  bookedForProblem,
  bookedForLabel,
  KIND_LABELS,
  type BookedFor,
} from '@/entities/booking/bookedFor';

const BookedForPanel = lazyPart(() => import('./BookedForPanel'));

interface BookedForChoiceProps {
  value: BookedFor;
  /** Why tickets could not be booked for this person; opens the panel. */
  error?: string;
  onChange: (value: BookedFor) => void;
}

/**
 * One line with the person the next tickets are for, and a button that opens the panel to change
 * it.
 */
export function BookedForChoice({ value, error, onChange }: BookedForChoiceProps) {
  const id = useId();
  const [isOpened, setIsOpened] = useState(false);
  const open = isOpened || error !== undefined;
  const handleToggle = () => {
    setIsOpened(!open);
    // Clears the error, which would otherwise reopen the panel.
    if (open) onChange(value);
  };
  const label = bookedForProblem(value)
    ? KIND_LABELS[value.kind].toLowerCase()
    : bookedForLabel(value);
  return (
    <div>
      <Typography variant="meta" component="p" color="textSecondary">
        Booking for{' '}
        <Box component="strong" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
          {label}
        </Box>
        <Button
          variant="text"
          aria-expanded={open}
          aria-controls={id}
          sx={{ minWidth: 0, px: 1, fontSize: 13 }}
          onClick={handleToggle}
        >
          {open ? 'Close' : 'Change'}
        </Button>
      </Typography>
      <div id={id}>
        {open && (
          <Card sx={{ p: 2 }}>
            <BookedForPanel value={value} error={error} onChange={onChange} />
          </Card>
        )}
      </div>
    </div>
  );
}
