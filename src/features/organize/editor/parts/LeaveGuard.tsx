import { UnsavedChanges } from '@/components/dialogs/UnsavedChanges';
import { useEditor } from '../EditorContext';

/** A draft is saved before the page is left; what cannot be saved is asked about. */
export function LeaveGuard() {
  const { saved, savesItself, save, unsaved, getState, forget } = useEditor();
  const changes = unsaved === 1 ? '1 change' : `${unsaved} changes`;
  return (
    <UnsavedChanges
      isOn={unsaved > 0}
      what={`${changes} to ${saved.title}`}
      save={async () => savesItself && (await save()) && getState().unsaved === 0}
      onLeave={forget}
    />
  );
}
