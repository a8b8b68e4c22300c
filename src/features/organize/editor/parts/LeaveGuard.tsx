import { UnsavedChanges } from '@/components/dialogs/UnsavedChanges';
import { useAppStore } from '@/state';
import { selectEditor, selectSaved, selectUnsaved, useEditor } from '../store/editorSelectors';
import { changesDiscarded } from '../store/editorSlice';

/** A draft is saved before the page is left; what cannot be saved is asked about. */
export function LeaveGuard({ save }: { save: () => Promise<boolean> }) {
  const store = useAppStore();
  const saved = useEditor(selectSaved);
  const unsaved = useEditor(selectUnsaved);
  const changes = unsaved === 1 ? '1 change' : `${unsaved} changes`;
  return (
    <UnsavedChanges
      isOn={unsaved > 0}
      what={`${changes} to ${saved.title}`}
      save={async () =>
        saved.status === 'draft' &&
        (await save()) &&
        selectUnsaved(selectEditor(store.getState())) === 0
      }
      onLeave={() => store.dispatch(changesDiscarded())}
    />
  );
}
