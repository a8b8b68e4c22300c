import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';

/** Moves the focus to the next or previous link or button of the panel, round its ends. */
function moveFocus(panel: Element, step: 1 | -1) {
  const stops = [...panel.querySelectorAll<HTMLElement>('a, button')];
  const current = stops.findIndex((stop) => stop === document.activeElement);
  // From the button outside (-1), up leads to the last and down to the first.
  const next = step === 1 ? current + 1 : Math.max(current, 0) - 1;
  stops.at(next % stops.length)?.focus();
}

/**
 * The state of a button that opens a non-modal panel (`PopoverPanel`), and what MUI's Popper leaves
 * to its user: Escape closes and returns the focus, arrow keys move it through the panel, and the
 * panel closes when the focus leaves both.
 */
export function usePopover() {
  const [open, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const handleKeyDown = (press: KeyboardEvent) => {
    if (!open) return;
    if (press.key === 'Escape') {
      setOpen(false);
      buttonRef.current?.focus();
    } else if (press.key === 'ArrowDown' || press.key === 'ArrowUp') {
      press.preventDefault();
      const panel = press.currentTarget.querySelector('[data-popover]');
      if (panel) moveFocus(panel, press.key === 'ArrowDown' ? 1 : -1);
    }
  };
  const setOpenFromButton = (willOpen: boolean) => {
    setOpen(willOpen);
    // Safari does not focus a button that is pressed; keys must reach `rootProps`.
    if (willOpen) buttonRef.current?.focus();
  };
  return {
    open,
    setOpen: setOpenFromButton,
    buttonRef,
    /** Of the element around the button and its panel. */
    rootProps: { onBlur: handleBlur, onKeyDown: handleKeyDown },
  };
}
