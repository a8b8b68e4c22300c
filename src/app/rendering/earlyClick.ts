declare global {
  interface Window {
    /** What `/theme.js` remembers of clicks that found no handler. */
    foyerEarly?: {
      /** A button that was clicked, or a form that was sent. */
      clicked: HTMLElement | null;
      /** From now on clicks find their handlers. */
      isOver: boolean;
    };
  }
}

/**
 * Ends the remembering of clicks; from now on React takes care of them.
 * @returns function that does what was asked for last, to be called when the page is hydrated
 */
export function takeEarlyClick(): () => void {
  const clicked = window.foyerEarly?.clicked;
  window.foyerEarly = { clicked: null, isOver: true };
  const repeat = () => {
    if (!clicked?.isConnected) return;
    if (clicked instanceof HTMLFormElement) clicked.requestSubmit();
    else clicked.click();
  };
  // React has rendered what was entered by then, so a form is sent with it.
  return () => queueMicrotask(repeat);
}
