import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button } from './Button';
import { ErrorPanel } from './ErrorPanel';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** A change of it (the path, say) is a new try. */
  resetKey?: string;
  onError?: (error: Error, info: ErrorInfo) => void;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: string | undefined;
}

/** A crash while rendering ends here, in words instead of a white page (spec section 8). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failed: false, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <ErrorPanel
        heading="h1"
        title="Unexpected Application Error!"
        text="This page stopped working. Nothing you booked is lost; loading it again usually helps."
      >
        <Button variant="primary" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      </ErrorPanel>
    );
  }
}
