import { createTheme } from '@mui/material/styles';
import { COLOR_SCHEME_ATTRIBUTE } from './colorScheme.ts';
import { componentOverrides } from './componentOverrides.ts';
import { toPalette } from './palette.ts';
import { dark, light } from './tokens.ts';

/**
 * MUI's theme with both schemes as CSS variables; the attribute on <html> selects one; dark is the
 * default.
 */
export function createAppTheme() {
  const heading = (size: number, line: number) => ({
    fontFamily: 'var(--font-display)',
    fontWeight: 500,
    fontSize: `${size}px`,
    lineHeight: `${line}px`,
  });
  return createTheme({
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_ATTRIBUTE },
    defaultColorScheme: 'dark',
    colorSchemes: {
      dark: { palette: toPalette(dark, 'dark') },
      light: { palette: toPalette(light, 'light') },
    },
    focusVisible: true,
    shape: { borderRadius: 10 },
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 1200, xl: 1536 } },
    typography: {
      fontFamily: 'var(--font-ui)',
      h1: heading(40, 46),
      h2: heading(26, 32),
      h3: heading(20, 25),
      h6: heading(26, 32),
      body1: { fontSize: '16px', lineHeight: '26px' },
      body2: { fontSize: '14px', lineHeight: '20px' },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    components: componentOverrides,
  });
}
