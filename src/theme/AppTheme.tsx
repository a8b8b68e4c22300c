import { CacheProvider, type EmotionCache } from '@emotion/react';
import { StyledEngineProvider, ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { createAppTheme } from './createAppTheme';
import './global.css';

const theme = createAppTheme();

interface AppThemeProps {
  children: ReactNode;
  /** A cache with a nonce, for a server render; without it MUI's styles go first in the head. */
  cache?: EmotionCache;
}

/**
 * MUI's theme for everything below. The colour scheme is no business of MUI's here: `/theme.js`
 * sets the attribute before first paint and the theme slice changes it (D20), so MUI neither
 * stores a mode nor touches <html>, and its variables stand in the static sheet.
 */
export function AppTheme({ children, cache }: AppThemeProps) {
  const themed = (
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
  );
  if (cache) return <CacheProvider value={cache}>{themed}</CacheProvider>;
  return <StyledEngineProvider injectFirst>{themed}</StyledEngineProvider>;
}
