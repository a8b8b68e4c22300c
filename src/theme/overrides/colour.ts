import type { ThemeOptions } from '@mui/material/styles';

export type Overrides = NonNullable<ThemeOptions['components']>;

/** Colours of the scheme, by their variables. */
export const colour = {
  text: 'var(--mui-palette-text-primary)',
  textSecondary: 'var(--mui-palette-text-secondary)',
  line: 'var(--mui-palette-divider)',
  lineStrong: 'var(--mui-palette-line-strong)',
  accent: 'var(--mui-palette-primary-main)',
  error: 'var(--mui-palette-error-main)',
  raised: 'var(--mui-palette-background-raised)',
};
