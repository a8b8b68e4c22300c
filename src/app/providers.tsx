import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { StyleNonce } from '@/theme/StyleNonce';
import type { AppStore } from '@/state';
import '@/theme/global.css';

interface ProvidersProps {
  store: AppStore;
  /** The nonce that the page's content security policy requires of style elements. */
  styleNonce?: string;
  children: ReactNode;
}

/** What everything below reads; the router is the caller's (browser, server, test). */
export function Providers({ store, styleNonce, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <StyleNonce value={styleNonce}>{children}</StyleNonce>
    </Provider>
  );
}
