import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { BusyButton } from '@/components/buttons/BusyButton';
import { Icon } from '@/components/display/Icon';
import styles from './MessagePanel.module.css';

interface ErrorPanelProps {
  title: string;
  text?: ReactNode;
  /** A promise keeps the button busy until the retry is over. */
  onRetry?: () => unknown;
  retryLabel?: string;
  /** More ways out, beside the retry. */
  children?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3';
}

/** Something failed, said plainly, with a way to try once more. */
export function ErrorPanel({
  title,
  text,
  onRetry,
  retryLabel = 'Try Again',
  children,
  heading = 'h2',
}: ErrorPanelProps) {
  const Heading = heading;
  return (
    <div className={cx(styles.panel, styles.error)} role="alert">
      <span className={styles.sign}>
        <Icon icon={TriangleAlert} />
      </span>
      <Heading>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {(onRetry || children) && (
        <div className={styles.actions}>
          {onRetry && <BusyButton onClick={() => onRetry()}>{retryLabel}</BusyButton>}
          {children}
        </div>
      )}
    </div>
  );
}
