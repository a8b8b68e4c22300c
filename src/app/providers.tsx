import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AppTheme } from '@/theme/AppTheme';
import type { AppStore } from './store';

interface ProvidersProps {
  store: AppStore;
  /** Where MUI's styles go, with the nonce that the page's policy asks for. */
  styleCache?: EmotionCache;
  children: ReactNode;
}

/** Store and theme for everything below; the router is the caller's (browser, server, test). */
export function Providers({ store, styleCache, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <AppTheme cache={styleCache}>{children}</AppTheme>
    </Provider>
  );
}
