import { colour, type Overrides } from './colour.ts';

declare module '@mui/material/Button' {
  interface ButtonPropsVariantOverrides {
    /** Stands in a line of text. */
    inline: true;
    /** A row of a menu: icon and words at the left, as wide as the menu. */
    menu: true;
  }
}

const disabled = {
  borderColor: colour.line,
  backgroundColor: colour.raised,
  color: colour.textSecondary,
  opacity: 1,
};

export const controls: Overrides = {
  MuiButton: {
    styleOverrides: {
      root: {
        gap: 8,
        minHeight: 44,
        padding: '0 20px',
        borderRadius: 'var(--r-input)',
        font: 'var(--t-button)',
        whiteSpace: 'nowrap',
        transition: 'background-color var(--fast) var(--ease), opacity var(--fast) var(--ease)',
        '&:active': { opacity: 0.85 },
        '&.Mui-disabled, &[aria-disabled="true"]:not([aria-busy="true"])': disabled,
        '&[aria-disabled="true"]': { cursor: 'not-allowed' },
        '&[aria-busy="true"]': { cursor: 'progress' },
      },
      sizeLarge: { minHeight: 52, padding: '0 28px', fontSize: 15 },
    },
    variants: [
      {
        props: { variant: 'outlined' },
        style: {
          color: colour.text,
          borderColor: colour.lineStrong,
          '&:hover': { borderColor: colour.lineStrong, backgroundColor: colour.raised },
        },
      },
      { props: { variant: 'contained' }, style: { border: '1px solid transparent' } },
      {
        props: { variant: 'text' },
        style: {
          padding: '0 12px',
          '&:hover': { backgroundColor: 'var(--mui-palette-primary-tint)' },
        },
      },
      {
        props: { variant: 'menu' },
        style: {
          justifyContent: 'flex-start',
          gap: 12,
          width: '100%',
          padding: '0 14px',
          font: 'var(--t-ui)',
          textAlign: 'left',
          color: colour.textSecondary,
          '&:hover, &[aria-current]': { color: colour.text, backgroundColor: colour.raised },
          '&:focus-visible': { outlineOffset: -2 },
        },
      },
      {
        props: { variant: 'menu', size: 'small' },
        style: { minHeight: 34, font: 'var(--t-meta)' },
      },
      {
        props: { variant: 'inline' },
        style: {
          minWidth: 24,
          minHeight: 24,
          padding: '2px 0',
          font: 'inherit',
          textAlign: 'start',
          whiteSpace: 'normal',
          color: colour.accent,
          textDecoration: `underline ${colour.lineStrong}`,
          textUnderlineOffset: '3px',
          '@media (pointer: coarse)': { minHeight: 44 },
        },
      },
    ],
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        borderRadius: 'var(--r-input)',
        color: colour.text,
        '&:hover, &[aria-expanded="true"]': { backgroundColor: colour.raised },
        '&.Mui-disabled': { color: colour.textSecondary, opacity: 0.6 },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 36, borderRadius: 'var(--r-full)', font: 'var(--t-ui)' },
      label: { display: 'inline-flex', alignItems: 'center', gap: 8, padding: '0 14px' },
    },
    variants: [
      // A choice among several.
      {
        props: { variant: 'outlined' },
        style: {
          flex: 'none',
          borderColor: colour.line,
          transition: 'background-color var(--fast) var(--ease)',
          '&&:hover': { backgroundColor: colour.raised },
          '&&[aria-current="true"]': {
            borderColor: colour.text,
            backgroundColor: colour.text,
            color: 'var(--mui-palette-background-default)',
          },
          '@media (max-width: 767.98px)': { height: 44 },
        },
      },
      // A state: small letters on a tint.
      {
        props: { size: 'small' },
        style: {
          height: 24,
          font: 'var(--t-label)',
          '& .MuiChip-label': { gap: 6, padding: '0 10px' },
          // The longest state needs two lines beside a poster on the narrowest phones.
          '@media (max-width: 389.98px)': {
            height: 'auto',
            minHeight: 24,
            borderRadius: 12,
            '& .MuiChip-label': { whiteSpace: 'normal' },
          },
          // Paper has no tints.
          '@media print': { border: `1px solid ${colour.lineStrong}` },
        },
      },
      {
        props: { size: 'small', variant: 'filled', color: 'default' },
        style: { backgroundColor: colour.raised },
      },
      ...(['primary', 'success', 'warning', 'error', 'info'] as const).map((color) => ({
        props: { size: 'small' as const, variant: 'filled' as const, color },
        style: {
          backgroundColor: `var(--mui-palette-${color}-tint)`,
          color: `var(--mui-palette-${color}-main)`,
        },
      })),
    ],
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: 36,
        padding: '0 12px',
        borderColor: colour.line,
        color: colour.textSecondary,
        font: 'var(--t-meta)',
        textTransform: 'none',
        '&&.Mui-selected, &&:hover': { backgroundColor: colour.raised, color: colour.text },
      },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: { borderRadius: 'var(--r-card)', boxShadow: 'var(--shadow-pop)', marginTop: 8 },
      list: { padding: 8 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: { minHeight: 44, borderRadius: 'var(--r-input)', font: 'var(--t-ui)', gap: 12 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44, borderBottom: `1px solid ${colour.line}` },
      indicator: { height: 2, transitionDuration: 'var(--slow)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 44,
        minWidth: 0,
        padding: '12px 0',
        font: 'var(--t-ui)',
        textTransform: 'none',
        // Margin instead of padding, so that the indicator is only as wide as the tab's text.
        '& + .MuiTab-root': { marginLeft: 28 },
        color: colour.textSecondary,
        '&.Mui-selected': { color: colour.text },
      },
    },
  },
  MuiSkeleton: {
    styleOverrides: {
      root: {
        backgroundColor: colour.raised,
        '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
      },
    },
  },
};
