import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorPanel } from './ErrorPanel';
import Button from '@mui/material/Button';

/** Replaces a page, or a part of a page, that crashed while rendering (docs/product/screens.md#toasts). */
export function PageCrash() {
  return (
    <ErrorPanel
      heading="h1"
      title="Unexpected Application Error!"
      text="This page stopped working. Your bookings are safe. Reloading usually helps."
    >
      <Button variant="contained" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </ErrorPanel>
  );
}

/** A script of the app could not be loaded, usually because of the network: trying again may help. */
export class LoadError extends Error {}

/** Replaces a page that could not be loaded. */
export function PageNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel
      heading="h1"
      title="Unexpected Application Error!"
      text="This page could not be loaded. Check your connection and try again."
      onRetry={onRetry}
    />
  );
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change, for example of the path, renders the children again. */
  resetKey?: string;
  onError?: (error: Error, info: ErrorInfo) => void;
  /**
   * Replaces a part that could not be loaded while the page around it is shown; a crash of the part is
   * then handled by the boundary of the page.
   */
  notLoaded?: (retry: () => void) => ReactNode;
  /** Replaces a part of the frame that crashed. */
  fallback?: ReactNode;
}

interface ErrorBoundaryState {
  failure: Error | null;
  resetKey: string | undefined;
}

/** Shows a message when rendering crashes, instead of a blank page (docs/product/screens.md#toasts). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.retryLoad);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retryLoad);
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  /** On request, and when the network is back. Not after a crash, which would only crash again. */
  private retryLoad = () => {
    if (this.state.failure instanceof LoadError) this.setState({ failure: null });
  };

  override render(): ReactNode {
    const { failure } = this.state;
    const { children, notLoaded, fallback } = this.props;
    if (!failure) return children;
    if (fallback !== undefined) return fallback;
    if (notLoaded) {
      if (failure instanceof LoadError) return notLoaded(this.retryLoad);
      throw failure;
    }
    // Not a reload: without a network the browser would lose the page.
    return failure instanceof LoadError ? (
      <PageNotLoaded onRetry={this.retryLoad} />
    ) : (
      <PageCrash />
    );
  }
}
