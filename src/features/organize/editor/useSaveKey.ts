import { useEffect, useEffectEvent } from 'react';

/** Ctrl S saves, also while a field has the focus; not while a dialog is open. */
export function useSaveKey(onSave: () => unknown): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isSave =
      (event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === 's';
    if (!isSave || document.querySelector('[role="dialog"]')) return;
    event.preventDefault();
    onSave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
