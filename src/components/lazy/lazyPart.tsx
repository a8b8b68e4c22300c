import Button from '@mui/material/Button';
import { Suspense, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary, LoadError } from '@/components/feedback/ErrorBoundary';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { lazyComponent } from './lazyComponent';
import styles from './lazyPart.module.css';

export type LazyPart<Props> = ComponentType<Props> & {
  /** Starts loading the chunk before it is needed: when the pointer or focus is on the opener. */
  preload: () => void;
};

/**
 * A part of a page with a chunk of its own: a dialog, an editor. If the chunk cannot be loaded, the
 * page and everything typed in it stay; the chunk is loaded again on request and when the network is
 * back.
 *
 * @param fallback shown until the chunk is there, of the part's size
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: ReactNode,
): LazyPart<Props> {
  const {
    Component: Part,
    preload,
    reset,
  } = lazyComponent(async () => {
    try {
      return (await load()).default;
    } catch (error) {
      throw new LoadError('A part of a page could not be loaded', { cause: error });
    }
  });
  function LazyPart(props: Props) {
    return (
      <ErrorBoundary
        onError={reset}
        notLoaded={(retry) => <NotLoaded onRetry={retry} onClose={closeOf(props)} />}
      >
        <Suspense fallback={fallback}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  // A failure is shown when the part is mounted, which loads it again.
  LazyPart.preload = () => void preload().catch(() => {});
  return LazyPart;
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
