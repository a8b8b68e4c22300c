import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { Icon } from '@/components/Icon';
import styles from './FailureNote.module.css';

interface FailureNoteProps {
  title: string;
  text: string;
  /** A way on, where pressing again is not enough. */
  children?: ReactNode;
}

/** Why it did not go through, where the person acted. */
export function FailureNote({ title, text, children }: FailureNoteProps) {
  return (
    <div className={styles.note} role="alert">
      <Icon icon={TriangleAlert} />
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {children}
    </div>
  );
}
