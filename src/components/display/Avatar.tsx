import { cx } from '@/lib/cx';
import { initials } from '@/lib/text';
import styles from './Avatar.module.css';

interface AvatarProps {
  name: string;
  /** 34, 44, 60 px. */
  size?: 'small' | 'medium' | 'large';
}

/** Initials on the accent's tint; the name itself stands nearby. */
export function Avatar({ name, size = 'small' }: AvatarProps) {
  return (
    <span className={cx(styles.avatar, styles[size])} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
