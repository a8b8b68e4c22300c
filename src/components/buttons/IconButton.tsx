import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { Icon } from '@/components/display/Icon';
import styles from './IconButton.module.css';

interface IconButtonProps extends ComponentProps<'button'> {
  icon: LucideIcon;
  /** What it does, for those who hear the page and as the browser's hint. */
  label: string;
}

/** A 44 px square with a drawn sign and a name. */
export function IconButton({ icon, label, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      type={type ?? 'button'}
      className={cx(styles.button, className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      <Icon icon={icon} />
    </button>
  );
}
