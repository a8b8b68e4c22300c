import { useEffect, useRef } from 'react';

interface EditorKeys {
  onSave: () => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** Ctrl S saves, Ctrl Z undoes, Ctrl Y or Ctrl Shift Z does again; not while a dialog is open. */
export function useEditorKeys(keys: EditorKeys): void {
  const current = useRef(keys);
  useEffect(() => {
    current.current = keys;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (document.querySelector('[role="dialog"]')) return;
      const key = event.key.toLowerCase();
      if (key === 's') current.current.onSave();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) current.current.onRedo();
      else if (key === 'z') current.current.onUndo();
      else return;
      event.preventDefault();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
