import type { ReactNode } from 'react';
import { unprintedNote } from '@/lib/printedName';
import styles from './nameHint.module.css';

/** The hint of a field with a name: the letters that tickets cannot show, else what it says otherwise. */
export function nameHint(name: string, otherwise?: ReactNode): ReactNode {
  const note = unprintedNote(name);
  return note === null ? otherwise : <span className={styles.note}>{note}</span>;
}
