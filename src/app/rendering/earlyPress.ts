declare global {
  interface Window {
    /** What `/theme.js` remembers of presses that found no handler. */
    foyerEarly?: {
      /** A button that was pressed, or a form that was sent. */
      pressed: HTMLElement | null;
      /** From now on presses find their handlers. */
      isOver: boolean;
    };
  }
}

/**
 * Ends the remembering of presses; from now on React takes care of them.
 * @returns function that does what was asked for last, to be called when the page is hydrated
 */
export function takeEarlyPress(): () => void {
  const pressed = window.foyerEarly?.pressed;
  window.foyerEarly = { pressed: null, isOver: true };
  return () => {
    if (!pressed?.isConnected) return;
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
    else pressed.click();
  };
}
