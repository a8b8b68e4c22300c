import { createTheme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { controls } from './overrides/controls.ts';
import { fields } from './overrides/fields.ts';
import { surfaces } from './overrides/surfaces.ts';
import { tables } from './overrides/tables.ts';
import { toPalette } from './palette.ts';
import { dark, light } from './tokens.ts';

/** On <html>: 'dark' or 'light'. Set by /theme.js before first paint, then by the theme slice (D20). */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mui-color-scheme';

/** Beside MUI's own: a price, text of controls, small text, and the label of a figure. */
type OwnVariant = 'price' | 'ui' | 'meta' | 'label';

declare module '@mui/material/styles' {
  interface TypographyVariants extends Record<OwnVariant, CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<OwnVariant, CSSProperties>> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnVariant, true> {}
}

/**
 * MUI's theme with both schemes as CSS variables; the attribute on <html> selects one; dark is the
 * default.
 */
export function createAppTheme() {
  // In place of MUI's own sizes, which would stand beside the shorthand.
  const font = (name: string) => ({
    font: `var(--t-${name})`,
    fontFamily: undefined,
    fontSize: undefined,
    fontWeight: undefined,
    letterSpacing: undefined,
    lineHeight: undefined,
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
    // The fonts are variables of global.css, which are smaller on phones.
    typography: {
      fontFamily: 'var(--font-ui)',
      h1: font('h1'),
      h2: font('h2'),
      h3: font('h3'),
      h6: font('h2'),
      price: font('price'),
      body1: font('body'),
      // The name of something in a list.
      subtitle1: font('name'),
      body2: { ...font('ui'), fontWeight: 400 },
      ui: font('ui'),
      meta: font('meta'),
      label: font('label'),
      button: { textTransform: 'none' },
    },
    components: { ...surfaces, ...controls, ...fields, ...tables },
  });
}
