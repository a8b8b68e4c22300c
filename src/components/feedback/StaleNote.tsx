import Alert from '@mui/material/Alert';
import { BusyButton } from '@/components/buttons/BusyButton';

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
