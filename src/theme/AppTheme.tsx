import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useContext, type ReactNode } from 'react';
import { createAppTheme } from './createAppTheme';
import { StyleNonce } from './StyleNonce';

const theme = createAppTheme();

const caches = new Map<string | undefined, EmotionCache>();

/** One cache for all: MUI's styles are written once, and stand first in the head. */
function cacheFor(nonce: string | undefined): EmotionCache {
  let cache = caches.get(nonce);
  if (!cache) {
    cache = createCache({ key: 'css', prepend: true, ...(nonce && { nonce }) });
    caches.set(nonce, cache);
  }
  return cache;
}

/**
 * MUI's theme for what is below. It stands around the pieces that use MUI (dialogs, fields) and not
 * around the app, so that a first screen without them loads none of it. The colour scheme is no
 * business of MUI's here: `/theme.js` sets the attribute before first paint and the theme slice
 * changes it (D20), so MUI neither stores a mode nor touches <html>, and its variables stand in the
 * static sheet.
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
