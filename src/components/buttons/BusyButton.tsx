import { useRef, useState, type MouseEvent } from 'react';
import { buttonClass, type ButtonProps } from './Button';
import styles from './Button.module.css';
import { Spinner } from '@/components/display/Spinner';

interface BusyButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** The wait is known outside (a form being sent, a mutation of another place). */
  busy?: boolean;
  /** While the promise it returns is open, the button waits and takes no second press. */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

/**
 * A button that waits on the network: shows it in place, keeps its width, its name and the focus,
 * and cannot be pressed twice.
 */
export function BusyButton({
  busy = false,
  onClick,
  children,
  variant,
  size,
  full,
  className,
  type,
  ...rest
}: BusyButtonProps) {
  const [waiting, setWaiting] = useState(false);
  // State arrives with the next render; a double press is faster.
  const pressed = useRef(false);
  const isBusy = busy || waiting;

  const handleClick = async (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || pressed.current) {
      event.preventDefault();
      return;
    }
    const answer = onClick?.(event);
    if (!(answer instanceof Promise)) return;
    pressed.current = true;
    setWaiting(true);
    try {
      await answer;
    } finally {
      pressed.current = false;
      setWaiting(false);
    }
  };

  return (
    <button
      type={type ?? 'button'}
      className={buttonClass({ variant, size, full }, className)}
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={handleClick}
    >
      <span className={styles.label}>{children}</span>
      {isBusy && (
        <span className={styles.ring}>
          <Spinner />
        </span>
      )}
    </button>
  );
}
