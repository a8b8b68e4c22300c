import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { BusyButton } from '@/components/buttons/BusyButton';
import { EmptyState } from './EmptyState';

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

/** What failed, with a way to try again. */
export function ErrorPanel(props: ErrorPanelProps) {
  const { onRetry, retryLabel = 'Try Again', children, ...message } = props;
  return (
    <EmptyState
      {...message}
      tone="error"
      icon={TriangleAlert}
      action={
        (onRetry || children) && (
          <>
            {onRetry && <BusyButton onClick={() => onRetry()}>{retryLabel}</BusyButton>}
            {children}
          </>
        )
      }
    />
  );
}
