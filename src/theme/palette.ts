import type { PaletteOptions } from '@mui/material/styles';
import type { CategoryKey } from './categories.ts';
import { signal, ticket, type SchemeTokens } from './tokens.ts';

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
export function toPalette(tokens: SchemeTokens, mode: 'dark' | 'light'): PaletteOptions {
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
