import { useEffect } from 'react';

/** What a person did in the server's page, to be done again once; the list is emptied. */
export interface EarlyActions {
  /** Hand what was entered to its fields. */
  entered: (() => void)[];
  /** Do what was clicked. */
  clicked: (() => void)[];
}

/** Rendered last: when its effect runs, every part of the page has its handlers. */
export function AfterHydration({ early }: { early: EarlyActions }) {
  useEffect(() => {
    for (const enter of early.entered.splice(0)) enter();
    // React has rendered what was entered by then, so a form is sent with it.
    queueMicrotask(() => {
      for (const click of early.clicked.splice(0)) click();
    });
  }, [early]);
  return null;
}
