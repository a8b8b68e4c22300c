import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Icon, IconButton } from '@/components/display/Icon';
import { selectToasts, toastDismissed, useAppDispatch, useAppSelector, type Toast } from '@/state';
import styles from './ToastHost.module.css';

const ICONS = { success: CircleCheck, error: CircleAlert, info: Info };

function ToastItem({ toast }: { toast: Toast }) {
  const dispatch = useAppDispatch();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const paused = hovered || focused;
  const remainingMs = useRef(toast.duration);

  // The timer pauses while the toast is hovered or focused.
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => dispatch(toastDismissed(toast.id)), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - since;
    };
  }, [paused, toast.id, dispatch]);

  return (
    <div
      className={styles.toast}
      data-tone={toast.tone}
      role={toast.tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Icon icon={ICONS[toast.tone]} />
      <p>
        {toast.title && <strong>{toast.title}</strong>}
        {toast.message}
      </p>
      <IconButton icon={X} label="Dismiss" onClick={() => dispatch(toastDismissed(toast.id))} />
    </div>
  );
}

/**
 * Short messages at top right: a success is removed after 3 s, an error after 5 s
 * (docs/product/screens.md#toasts).
 */
export function ToastHost() {
  const toasts = useAppSelector(selectToasts);
  return (
    <section className={styles.host} aria-live="polite" aria-label="Messages">
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </section>
  );
}
