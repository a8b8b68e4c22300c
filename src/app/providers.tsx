import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { StyleNonce } from '@/theme/StyleNonce';
import type { AppStore } from '@/state';
import '@/theme/global.css';

interface ProvidersProps {
  store: AppStore;
  /** CSP nonce for style elements. */
  styleNonce?: string;
  children: ReactNode;
}

/**
 * Redux store and style nonce. The router is not included: browser, server and tests use different
 * ones.
 */
export function Providers({ store, styleNonce, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <StyleNonce value={styleNonce}>{children}</StyleNonce>
    </Provider>
  );
}
