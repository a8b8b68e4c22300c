import { lazyPart } from '@/components/lazy/lazyPart';
import { useLeaveGuard } from '@/hooks/useLeaveGuard';
import { useEditor } from '../EditorContext';

const LeaveDialog = lazyPart(() => import('@/components/dialogs/LeaveDialog'));

/** A draft is saved before the page is left; what cannot be saved is asked about. */
export function LeaveGuard() {
  const { saved, savesItself, save, unsaved, getState, forget } = useEditor();
  const guard = useLeaveGuard({
    isOn: unsaved > 0,
    onLeave: async () => savesItself && (await save()) && getState().unsaved === 0,
  });
  if (!guard.isAsking) return null;
  const changes = unsaved === 1 ? '1 change' : `${unsaved} changes`;
  const handleLeave = () => {
    forget();
    guard.leave();
  };
  return (
    <LeaveDialog what={`${changes} to ${saved.title}`} onStay={guard.stay} onLeave={handleLeave} />
  );
}
