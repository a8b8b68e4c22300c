import { useId, useState } from 'react';
import { lazyPart } from '@/components/lazyPart';
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
  /** Why tickets could not be booked for this person; opens the choice. */
  error?: string;
  onChange: (value: BookedFor) => void;
}

/** Whom the next tickets are for: one line for oneself, the fields for anybody else. */
export function BookedForChoice({ value, error, onChange }: BookedForChoiceProps) {
  const id = useId();
  const [pressed, setPressed] = useState(false);
  const open = pressed || error !== undefined;
  const handleToggle = () => {
    setPressed(!open);
    // An edit hides the error until the next attempt.
    if (open) onChange(value);
  };
  const words = bookedForProblem(value)
    ? KIND_LABELS[value.kind].toLowerCase()
    : bookedForLabel(value);
  return (
    <div className={styles.choice}>
      <p>
        Booking for <strong>{words}</strong>
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
