import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '@/components/display/Icon';
import styles from './MessagePanel.module.css';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** What to do next: every empty state has its button. */
  action: ReactNode;
  icon?: LucideIcon;
  /** `h1` where it is all the page says. */
  heading?: 'h1' | 'h2' | 'h3';
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, text, action, icon, heading = 'h2' }: EmptyStateProps) {
  const Heading = heading;
  return (
    <div className={styles.panel}>
      {icon && (
        <span className={styles.sign}>
          <Icon icon={icon} />
        </span>
      )}
      <Heading>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>{action}</div>
    </div>
  );
}
