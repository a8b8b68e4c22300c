import { createTheme, type PaletteOptions } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { CategoryKey } from './categories';
import { controls } from './overrides/controls.ts';
import { fields } from './overrides/fields.ts';
import { surfaces } from './overrides/surfaces.ts';
import { tables } from './overrides/tables.ts';
import { dark, light, signal, ticket, type SchemeTokens } from './tokens.ts';

type TicketColours = Record<keyof typeof ticket, string>;
type SignalColours = Record<keyof typeof signal, string>;

// Additions to MUI's palette: each becomes a `--mui-palette-…` variable of the same name.
declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true;
  }
  interface TypeBackground {
    raised: string;
  }
  interface PaletteColor {
    tint: string;
  }
  interface SimplePaletteColorOptions {
    tint?: string;
  }
  interface Palette {
    line: { strong: string };
    poster: { edge: string };
    overlay: { scrim: string };
    ticket: TicketColours;
    signal: SignalColours;
    category: Record<CategoryKey, string>;
  }
  interface PaletteOptions {
    line?: { strong: string };
    poster?: { edge: string };
    overlay?: { scrim: string };
    ticket?: TicketColours;
    signal?: SignalColours;
    category?: Record<CategoryKey, string>;
  }
}

/** Maps one scheme's tokens to MUI's palette. */
function toPalette(tokens: SchemeTokens, mode: 'dark' | 'light'): PaletteOptions {
  // Readable text colour: the dark background colour on pastels (dark scheme), white on deep tones.
  const onTone = mode === 'dark' ? tokens.background : tokens.surface1;
  const tone = (main: string, tint: string) => ({
    main,
    light: main,
    dark: main,
    contrastText: onTone,
    tint,
  });
  return {
    mode,
    primary: {
      main: tokens.accent,
      light: tokens.accent,
      dark: tokens.accentHover,
      contrastText: tokens.onAccent,
      tint: tokens.accentTint,
    },
    secondary: tone(tokens.text, tokens.surface2),
    success: tone(tokens.ok, tokens.okTint),
    warning: tone(tokens.warn, tokens.warnTint),
    error: tone(tokens.danger, tokens.dangerTint),
    info: tone(tokens.info, tokens.infoTint),
    background: {
      default: tokens.background,
      paper: tokens.surface1,
      raised: tokens.surface2,
    },
    text: { primary: tokens.text, secondary: tokens.text2, disabled: tokens.text2 },
    divider: tokens.line,
    action: {
      active: tokens.text2,
      hover: tokens.surface2,
      selected: tokens.surface2,
      focus: tokens.surface2,
      disabled: tokens.text2,
      disabledBackground: tokens.surface2,
    },
    line: { strong: tokens.lineStrong },
    poster: { edge: tokens.edge },
    overlay: { scrim: tokens.scrim },
    ticket,
    signal,
    category: tokens.category,
  };
}

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
