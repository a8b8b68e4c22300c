import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AppTheme } from '@/theme/AppTheme';
import type { AppStore } from './store';

/** Store and theme for everything below; the router is the caller's (browser, server, test). */
export function Providers({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <AppTheme>{children}</AppTheme>
    </Provider>
  );
}
