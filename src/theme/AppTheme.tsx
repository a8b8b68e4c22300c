import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, ThemeContext } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { createAppTheme } from './createAppTheme';
import { createPageCache, PAGE_STYLES_ID } from './pageStyles';

/** Props that MUI's components have where none are given. */
const componentDefaults: ComponentProps<typeof DefaultPropsProvider>['value'] = {
  // Elevated Paper sets its shadow in a style attribute, which the page's policy forbids.
  MuiPaper: { variant: 'outlined' },
  MuiCard: { variant: 'outlined' },
  MuiAppBar: { variant: 'outlined' },
  MuiDialogActions: { disableSpacing: true },
  MuiButtonBase: { disableRipple: true },
  MuiButton: { variant: 'outlined', disableElevation: true },
  // A state may stand in a line of text, where a block is invalid.
  MuiChip: { component: 'span' },
  MuiContainer: { maxWidth: false, disableGutters: true },
  MuiSkeleton: { animation: 'pulse' },
  MuiTextField: { fullWidth: true },
  MuiFormControl: { fullWidth: true },
  // Labels are above their field and do not float.
  MuiInputLabel: { shrink: true },
  MuiOutlinedInput: { notched: false },
};

let theme: ReturnType<typeof createAppTheme> | undefined;

/** Created at first use, not at import, where it would prolong the page's longest task. */
const themeOfPage = () => (theme ??= createAppTheme());

let pageCache: EmotionCache | undefined;

/** One cache for all instances; MUI's styles come before the others in the head. */
function cacheOfPage(): EmotionCache {
  if (pageCache) return pageCache;
  // Absent in tests and where there is no browser.
  const host =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLStyleElement>(`style#${PAGE_STYLES_ID}`);
  pageCache = host ? createPageCache(host) : createCache({ key: 'css', prepend: true });
  return pageCache;
}

interface AppThemeProps {
  /** Collects the styles where there is no browser. */
  cache?: EmotionCache | undefined;
  children: ReactNode;
}

/**
 * MUI's theme around the app. MUI does not manage the colour scheme: `/theme.js` sets the attribute before
 * the first paint, the theme slice changes it (D20), and MUI's variables are in the static stylesheet. So
 * the contexts that MUI's components read stand here in place of its ThemeProvider, which would write the
 * variables a second time and store its own mode.
 */
export function AppTheme({ cache, children }: AppThemeProps) {
  return (
    <CacheProvider value={cache ?? cacheOfPage()}>
      <ThemeContext.Provider value={themeOfPage()}>
        <DefaultPropsProvider value={componentDefaults}>{children}</DefaultPropsProvider>
      </ThemeContext.Provider>
    </CacheProvider>
  );
}
