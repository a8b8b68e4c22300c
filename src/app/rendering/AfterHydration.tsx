import { useEffect } from 'react';

interface AfterHydrationProps {
  /** Done once, in this order; the list is emptied. */
  actions: (() => void)[];
}

/** Rendered last: when its effect runs, every part of the page has its handlers. */
export function AfterHydration({ actions }: AfterHydrationProps) {
  useEffect(() => {
    for (const act of actions.splice(0)) act();
  }, [actions]);
  return null;
}
