import { useEffect, useRef, useState } from 'react';

/**
 * A panel that a button opens: closed by Escape (the focus returns to the button), by a press
 * outside and by the focus leaving it; arrow keys walk its links and buttons.
 */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const root = rootRef.current;
    if (!open || !root) return;

    const handlePress = (event: Event) => {
      if (event.target instanceof Node && !root.contains(event.target)) setOpen(false);
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpen(false);
        buttonRef.current?.focus();
        return;
      }
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      const stops = [...root.querySelectorAll<HTMLElement>('[data-popover] :is(a, button)')];
      const here = stops.findIndex((stop) => stop === document.activeElement);
      // From the button that opened it (-1), up leads to the last and down to the first.
      const next = event.key === 'ArrowDown' ? here + 1 : Math.max(here, 0) - 1;
      event.preventDefault();
      stops.at(next % stops.length)?.focus();
    };
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('focusin', handlePress);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('focusin', handlePress);
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, [open]);

  return { open, setOpen, rootRef, buttonRef };
}
