import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import type { AppStore } from '@/state';
import { AppTheme } from '@/theme/AppTheme';
import '@/theme/global.css';

interface ProvidersProps {
  store: AppStore;
  /** Collects the styles of MUI's components, where there is no browser. */
  styleCache?: EmotionCache;
  children: ReactNode;
}

/** Redux store and theme. The router is not included: browser, server and tests use different ones. */
export function Providers({ store, styleCache, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <AppTheme cache={styleCache}>{children}</AppTheme>
    </Provider>
  );
}
