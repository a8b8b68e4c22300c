declare global {
  interface Window {
    /** The last click before hydration, recorded by `/theme.js`. */
    foyerEarly?: {
      /** A button that was clicked, or a form that was sent. */
      clicked: HTMLElement | null;
      /** React handles clicks now. */
      isOver: boolean;
    };
  }
}

/**
 * Stops recording clicks; React handles them from now on.
 * @returns function that repeats the last click or submit, to be called when the page is hydrated
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
