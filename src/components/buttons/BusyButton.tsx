import { useRef, useState, type MouseEvent } from 'react';
import { buttonClass, type ButtonProps } from './Button';
import styles from './Button.module.css';
import { Spinner } from '@/components/display/Spinner';

interface BusyButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** True while the parent waits, for instance for the form that this button sends. */
  busy?: boolean;
  /** The form lacks something. The button looks and reads as disabled; a click says what is missing. */
  incomplete?: boolean;
  /**
   * Until a promise that it returns has settled, the button is busy and ignores presses. A rejection
   * only ends that: what failed is shown by the page, or by the listener of failed calls.
   */
  onClick?: (event: MouseEvent<HTMLButtonElement>) => unknown;
}

/**
 * A button whose press takes a while: until it is done, a spinner covers the label and presses are
 * ignored. `aria-disabled` instead of `disabled` keeps the focus; the covered label keeps the width
 * and the name.
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
  incomplete = false,
  ...rest
}: BusyButtonProps) {
  const [waiting, setWaiting] = useState(false);
  // A second press may come before the render that follows `setWaiting`.
  const isRunning = useRef(false);
  const isBusy = busy || waiting;

  const handleClick = async (event: MouseEvent<HTMLButtonElement>) => {
    if (isBusy || isRunning.current) {
      event.preventDefault();
      return;
    }
    const result = onClick?.(event);
    if (!(result instanceof Promise)) return;
    isRunning.current = true;
    setWaiting(true);
    try {
      await result;
    } catch {
      // Nobody waits for this promise: thrown on, it would be an unhandled rejection of the page.
    } finally {
      isRunning.current = false;
      setWaiting(false);
    }
  };

  return (
    <button
      type={type ?? 'button'}
      className={buttonClass({ variant, size, full }, className)}
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || incomplete || undefined}
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
