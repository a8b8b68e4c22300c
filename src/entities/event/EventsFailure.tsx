import { errorMessage } from '@/api';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';

interface EventsFailureProps {
  error: unknown;
  onRetry: () => unknown;
}

/**
 * The list could not be loaded (docs/product.md#event-list); the button is busy while it retries.
 */
export function EventsFailure({ error, onRetry }: EventsFailureProps) {
  return (
    <ErrorPanel
      title="Failed to load events"
      text={
        <>
          <strong>Something Went Wrong</strong>
          <br />
          {errorMessage(error, 'Please try again in a moment.')}
        </>
      }
      onRetry={onRetry}
    />
  );
}
