import { Suspense, type ComponentType } from 'react';
import { Button } from './Button';
import { ErrorBoundary, LoadError } from './ErrorBoundary';
import { ErrorPanel } from './ErrorPanel';
import { lazyComponent } from './lazyComponent';
import styles from './lazyPart.module.css';

/**
 * A part of a page with a chunk of its own: a dialog, an editor. If the chunk cannot be loaded, the
 * page and everything typed in it stay; the chunk is loaded again on request and when the network is
 * back.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const { Component: Part, reset } = lazyComponent(async () => {
    try {
      return (await load()).default;
    } catch (error) {
      throw new LoadError('A part of a page could not be loaded', { cause: error });
    }
  });
  return function LazyPart(props: Props) {
    return (
      <ErrorBoundary
        onError={reset}
        notLoaded={(retry) => <NotLoaded onRetry={retry} onClose={closeOf(props)} />}
      >
        <Suspense>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

/** The part's own `onClose`, if it has one. */
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
