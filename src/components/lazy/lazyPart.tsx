import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { Suspense, type ComponentType, type ReactNode, useEffect, useState, lazy } from 'react';
import { ErrorBoundary, LoadError } from '@/components/feedback/ErrorBoundary';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { whenIdle } from '@/lib/whenIdle';

export interface LazyComponent<Props> {
  Component: ComponentType<Props>;
  /** Loads the chunk, so that `Component` renders without suspending. */
  preload: () => Promise<void>;
  /** After a failure: the next mount loads again, where React.lazy would keep the failure. */
  reset: () => void;
}

/**
 * A component in a separate chunk. Each mount decides once between the preloaded component and
 * the lazy one, so that what is on screen is never replaced by another instance.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const create = () => lazy(async () => ({ default: await load() }));
  let loaded: ComponentType<Props> | undefined;
  let pending: ComponentType<Props> = create();

  function Component(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? pending);
    return <Chosen {...props} />;
  }
  const preload = async () => {
    loaded = await load();
  };
  const reset = () => {
    pending = create();
  };
  return { Component, preload, reset };
}

export type LazyPart<Props> = ComponentType<Props> & {
  /** Starts loading the chunk before it is needed: when the pointer or focus is on the opener. */
  preload: () => void;
};

/**
 * A part of a page in a separate chunk: a dialog, an editor. If the chunk cannot be loaded, the
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
    // Fixed, so that it is visible wherever the page is scrolled to.
    <Paper
      sx={{
        position: 'fixed',
        right: 16,
        bottom: 16,
        left: 16,
        zIndex: 40,
        maxWidth: 480,
        mx: 'auto',
        borderColor: 'line.strong',
        borderRadius: 'var(--r-card)',
      }}
    >
      <ErrorPanel
        title="This could not be opened"
        text="Check your connection and try again. Nothing on this page is lost."
        onRetry={onRetry}
      >
        {onClose && <Button onClick={onClose}>Close</Button>}
      </ErrorPanel>
    </Paper>
  );
}

/**
 * A large part of a page that may appear later: it is loaded when the browser is idle.
 *
 * @param place shown until then, of the part's size
 */
export function idlePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place?: ReactNode,
): ComponentType<Props> {
  const Part = lazyPart(load, place);
  return function IdlePart(props: Props) {
    const [isDue, setIsDue] = useState(false);
    useEffect(() => whenIdle(() => setIsDue(true)), []);
    return isDue ? <Part {...props} /> : place;
  };
}
