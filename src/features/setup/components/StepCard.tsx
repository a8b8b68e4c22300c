import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '@/components/display/Icon';
import { cx } from '@/lib/cx';
import styles from '../SetupPage.module.css';

interface StepCardProps {
  number: number;
  title: string;
  /** Below the title: of an open step what it is for, of a finished one what it holds. */
  text: ReactNode;
  state: 'done' | 'open' | 'ahead';
  onEdit: () => void;
  /** Beside the title of the open step. */
  action?: ReactNode;
  children?: ReactNode;
}

export function StepSign({ number, state }: Pick<StepCardProps, 'number' | 'state'>) {
  return (
    <span className={cx(styles.sign, styles[state])} aria-hidden="true">
      {state === 'done' ? <Icon icon={Check} small /> : number}
    </span>
  );
}

/** One step: folded to a line when it is done, and only its name while it is ahead. */
export function StepCard(props: StepCardProps) {
  const { number, title, text, state, onEdit, action, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // The page's own heading is read first; later the keyboard follows to the step that opens.
    if (state === 'open' && !isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [state]);
  const id = `setup-step-${number}`;
  return (
    <section className={cx(styles.card, state === 'ahead' && styles.quiet)} aria-labelledby={id}>
      <div className={styles.head}>
        <StepSign number={number} state={state} />
        <div className={styles.title}>
          <h2 id={id} ref={heading} tabIndex={-1}>
            {title}
          </h2>
          <p>{text}</p>
        </div>
        {state === 'open' && action && <span className={styles.action}>{action}</span>}
        {state === 'done' && (
          <Button variant="text" onClick={onEdit} aria-label={`Edit: ${title}`}>
            Edit
          </Button>
        )}
      </div>
      {state === 'open' && children}
    </section>
  );
}
