import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useContext, type ReactNode } from 'react';
import { createAppTheme } from './createAppTheme';
import { StyleNonce } from './StyleNonce';

const theme = createAppTheme();

const caches = new Map<string | undefined, EmotionCache>();

/** One cache for all instances: MUI's styles are inserted once, before other styles in the head. */
function cacheFor(nonce: string | undefined): EmotionCache {
  let cache = caches.get(nonce);
  if (!cache) {
    cache = createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });
    caches.set(nonce, cache);
  }
  return cache;
}

/**
 * MUI's theme for its children. It wraps each component that uses MUI (dialogs, fields) instead of
 * the app, so that a first screen without them loads no MUI. MUI does not manage the colour scheme:
 * `/theme.js` sets the attribute before first paint and the theme slice changes it (D20), so MUI
 * neither stores a mode nor changes <html>, and its variables are in the static stylesheet.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={cacheFor(useContext(StyleNonce))}>
      <ThemeProvider
        theme={theme}
        defaultMode="dark"
        storageManager={null}
        colorSchemeNode={null}
        disableStyleSheetGeneration
        noSsr
      >
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}
