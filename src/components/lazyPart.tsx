import { lazy, Suspense, useState, type ComponentType } from 'react';
import { Button } from './Button';
import { ErrorBoundary, LoadError } from './ErrorBoundary';
import { ErrorPanel } from './ErrorPanel';
import styles from './lazyPart.module.css';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

async function loadPart<Props>(load: Load<Props>): ReturnType<Load<Props>> {
  try {
    return await load();
  } catch (error) {
    throw new LoadError('A part of a page could not be loaded', { cause: error });
  }
}

/**
 * A part of a page with a chunk of its own: a dialog, an editor. If that cannot be loaded the page
 * stands, with all that was typed; the part is asked for again on request and when the network is
 * back.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const later = () => lazy(() => loadPart(load));
  let Later: ComponentType<Props> = later();

  function Part(props: Props) {
    // Decided once: what is open must not be swapped for its own twin.
    const [Chosen] = useState(() => Later);
    return <Chosen {...props} />;
  }
  // React would keep the failure.
  const forget = () => {
    Later = later();
  };
  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary
        onError={forget}
        notLoaded={(retry) => <NotLoaded onRetry={retry} onClose={closeOf(props)} />}
      >
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** Its own way out, where it has one. */
function closeOf(props: object): (() => void) | undefined {
  const close: unknown = 'onClose' in props ? props.onClose : undefined;
  return typeof close === 'function' ? () => void close() : undefined;
}

interface NotLoadedProps {
  onRetry: () => void;
  onClose?: () => void;
}

function NotLoaded({ onRetry, onClose }: NotLoadedProps) {
  return (
    <div className={styles.place}>
      <ErrorPanel
        title="This could not be opened"
        text="Check your connection and try again. Nothing on this page is lost."
        onRetry={onRetry}
      >
        {onClose && <Button onClick={onClose}>Close</Button>}
      </ErrorPanel>
    </div>
  );
}
