import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { useContext, type ReactNode } from 'react';
import { createAppTheme } from './createAppTheme';
import { createPageCache, PAGE_STYLES_ID } from './pageStyles';
import { StyleCache } from './StyleCache';

const theme = createAppTheme();

let ofThisPage: EmotionCache | undefined;

/** One cache for all instances; MUI's styles come before the others in the head. */
function cacheOfThisPage(): EmotionCache {
  if (ofThisPage) return ofThisPage;
  // Absent where there is no browser, and in tests.
  const host =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLStyleElement>(`style#${PAGE_STYLES_ID}`);
  ofThisPage = host ? createPageCache(host) : createCache({ key: 'css', prepend: true });
  return ofThisPage;
}

/**
 * MUI's theme for its children. It wraps each component that uses MUI (dialogs, fields) instead of
 * the app, so that a first screen without them loads no MUI. MUI does not manage the colour scheme:
 * `/theme.js` sets the attribute before first paint and the theme slice changes it (D20), so MUI
 * neither stores a mode nor changes <html>, and its variables are in the static stylesheet.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={useContext(StyleCache) ?? cacheOfThisPage()}>
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
