import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import styles from './Container.module.css';

/** The measure of every page: at most 1240 px, with the gutter at both sides. */
export function Container({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx(styles.container, className)}>{children}</div>;
}
