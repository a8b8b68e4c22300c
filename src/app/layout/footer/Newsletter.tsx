import { useRef, useState, type FormEvent } from 'react';
import { BusyButton } from '@/components/buttons/BusyButton';
import styles from './Newsletter.module.css';

type Outcome = 'none' | 'waiting' | 'done' | 'failed';

const ANSWERS: Partial<Record<Outcome, string>> = {
  done: 'Thank you. You are on the list.',
  failed: 'We could not add you. Please try again.',
};

interface NewsletterProps {
  /** Resolves when the address is on the list, rejects when it is not. */
  onSubscribe: (email: string) => Promise<unknown>;
}

/** The footer's newsletter form (docs/product.md#frame, D18). */
export function Newsletter({ onSubscribe }: NewsletterProps) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>('none');

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = input.current;
    if (!field || outcome === 'waiting') return;
    setOutcome('waiting');
    try {
      await onSubscribe(field.value.trim());
      field.value = '';
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <form onSubmit={handleSubmit}>
      <div className={styles.row}>
        {/* No name: submitted before hydration, the address would be in the page's URL. */}
        <input
          ref={input}
          className={styles.input}
          type="email"
          required
          autoComplete="email"
          placeholder="Enter your email"
          aria-label="Email address for the newsletter"
          onChange={() => outcome !== 'waiting' && setOutcome('none')}
        />
        <BusyButton type="submit" busy={outcome === 'waiting'}>
          Subscribe
        </BusyButton>
      </div>
      <p className={styles.answer} role="status" data-outcome={outcome}>
        {ANSWERS[outcome]}
      </p>
    </form>
  );
}
