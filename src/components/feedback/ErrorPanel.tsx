import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import { BusyButton } from '@/components/fields/BusyButton';
import { EmptyState } from './EmptyState';
import Alert from '@mui/material/Alert';

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

interface StaleNoteProps {
  /** A promise keeps the button busy until it has settled. */
  onRetry: () => unknown;
}

/** Stands above loaded data whose last refetch failed; the data stays on the screen. */
export function StaleNote({ onRetry }: StaleNoteProps) {
  return (
    <Alert
      severity="warning"
      icon={false}
      sx={{ mb: 2, py: 0.5, border: 0, typography: 'meta', flexWrap: 'wrap' }}
      action={
        <BusyButton variant="text" onClick={() => onRetry()}>
          Try Again
        </BusyButton>
      }
    >
      This could not be refreshed and may be out of date.
    </Alert>
  );
}
