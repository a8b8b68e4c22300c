import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import styles from './Preview.module.css';

export type MarkKind = 'done' | 'error' | 'open';

const ICONS = { done: Check, error: CircleAlert, open: CircleDashed };
const WORDS = { done: 'done', error: 'has an error', open: 'not complete' };

/** How far a part is: a sign, and words for those who hear the page. */
export function Mark({ kind }: { kind: MarkKind }) {
  return (
    <span className={styles.mark} data-mark={kind}>
      <Icon icon={ICONS[kind]} small />
      <VisuallyHidden>, {WORDS[kind]}</VisuallyHidden>
    </span>
  );
}
