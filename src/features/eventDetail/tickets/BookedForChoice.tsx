import { useId, useState } from 'react';
import { lazyPart } from '@/components/lazy/lazyPart';
import {
  bookedForProblem,
  bookedForLabel,
  KIND_LABELS,
  type BookedFor,
} from '@/entities/booking/bookedFor';
import styles from './BookedForChoice.module.css';

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
  const [pressed, setPressed] = useState(false);
  const open = pressed || error !== undefined;
  const handleToggle = () => {
    setPressed(!open);
    // Clears the error, which would otherwise reopen the panel.
    if (open) onChange(value);
  };
  const label = bookedForProblem(value)
    ? KIND_LABELS[value.kind].toLowerCase()
    : bookedForLabel(value);
  return (
    <div className={styles.choice}>
      <p>
        Booking for <strong>{label}</strong>
        <button type="button" aria-expanded={open} aria-controls={id} onClick={handleToggle}>
          {open ? 'Close' : 'Change'}
        </button>
      </p>
      <div id={id}>
        {open && <BookedForPanel value={value} error={error} onChange={onChange} />}
      </div>
    </div>
  );
}
