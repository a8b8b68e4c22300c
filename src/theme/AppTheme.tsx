import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { useContext, type ReactNode } from 'react';
import { componentDefaults } from './componentDefaults';
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
 * `/theme.js` sets the attribute before first paint and the theme slice changes it (D20), and MUI's
 * variables are in the static stylesheet. So in place of MUI's ThemeProvider, which computes the whole
 * theme again in each field and dialog, the two contexts that its components read.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={useContext(StyleCache) ?? cacheOfThisPage()}>
      <ThemeContext.Provider value={theme}>
        <DefaultPropsProvider value={componentDefaults}>{children}</DefaultPropsProvider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
}
