import { useEffect, useRef } from 'react';
import { areSingleKeysOn } from '@/lib/singleKeys';

/** Where single letters are text, or belong to what lies above the page. */
const ELSEWHERE = 'input, textarea, select, [contenteditable], [role=dialog], [role=menu]';

/**
 * Single keys of a page: never while a field has the focus or a dialog or menu is open, never with Ctrl,
 * Alt or Cmd, and not where the person has switched them off.
 * @param keys what each key does, by its lower-case name
 */
export function useListKeys(keys: Record<string, () => void>): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(ELSEWHERE)) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      const act = current.current[event.key.toLowerCase()];
      if (!act || !areSingleKeysOn()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
