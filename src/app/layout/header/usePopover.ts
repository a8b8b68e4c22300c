import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Moves the focus to the next or previous link or button of the panel, and wraps at its ends. */
function moveFocus(panel: Element, step: 1 | -1) {
  const targets = [...panel.querySelectorAll<HTMLElement>('a, button')];
  const current = targets.findIndex((target) => target === document.activeElement);
  // -1 is the button outside the panel: up goes to the last element, down to the first.
  const next = step === 1 ? current + 1 : Math.max(current, 0) - 1;
  targets.at(next % targets.length)?.focus();
}

/**
 * The state of a button that opens a non-modal panel (`PopoverPanel`), with the keyboard handling
 * that MUI's Popper does not have: Escape closes and focuses the button, arrow keys move the focus
 * in the panel, and the panel closes when the focus leaves both.
 */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!open) return;
    if (event.key === 'Escape') {
      setOpen(false);
      buttonRef.current?.focus();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const panel = event.currentTarget.querySelector('[data-popover]');
      if (panel) moveFocus(panel, event.key === 'ArrowDown' ? 1 : -1);
    }
  };
  const setOpenFromButton = (willOpen: boolean) => {
    setOpen(willOpen);
    // Safari does not focus a pressed button; without focus its key events do not bubble to `rootProps`.
    if (willOpen) buttonRef.current?.focus();
  };
  return {
    open,
    setOpen: setOpenFromButton,
    buttonRef,
    /** Props of the element around the button and its panel. */
    rootProps: { onBlur: handleBlur, onKeyDown: handleKeyDown },
  };
}
