import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useRef, useState, type MouseEvent } from 'react';
import { Spinner } from '@/components/display/Spinner';

export interface BusyButtonProps extends Omit<ButtonProps, 'onClick'> {
  /** True while the parent waits, for instance for the form that this button sends. */
  busy?: boolean | undefined;
  /** The form lacks something. The button looks and reads as disabled; a click says what is missing. */
  incomplete?: boolean;
  /**
   * Until a promise that it returns has settled, the button is busy and ignores clicks. A rejection
   * only ends that: what failed is shown by the page, or by the listener of failed calls.
   */
  onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
}

/**
 * A button whose click takes a while: until it is done, a spinner covers the label and clicks are
 * ignored. `aria-disabled` instead of MUI's `loading`, which disables the button and so loses the focus.
 */
export function BusyButton({
  busy = false,
  incomplete = false,
  onClick,
  children,
  ...rest
}: BusyButtonProps) {
  const [waiting, setWaiting] = useState(false);
  // A second click may come before the render that follows `setWaiting`.
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
    <Button
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || incomplete || undefined}
      onClick={handleClick}
    >
      {isBusy ? (
        <>
          {/* The label keeps its room, so that the width stays. */}
          <Box
            component="span"
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, opacity: 0 }}
          >
            {children}
          </Box>
          <Box component="span" sx={{ position: 'absolute' }}>
            <Spinner />
          </Box>
        </>
      ) : (
        children
      )}
    </Button>
  );
}
