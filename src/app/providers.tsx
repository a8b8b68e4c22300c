import type { EmotionCache } from '@emotion/cache';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { StyleCache } from '@/theme/StyleCache';
import type { AppStore } from '@/state';
import '@/theme/global.css';

interface ProvidersProps {
  store: AppStore;
  /** Collects the styles of MUI's components, where there is no browser. */
  styleCache?: EmotionCache;
  children: ReactNode;
}

/**
 * Redux store and style cache. The router is not included: browser, server and tests use different
 * ones.
 */
export function Providers({ store, styleCache, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <StyleCache value={styleCache}>{children}</StyleCache>
    </Provider>
  );
}
