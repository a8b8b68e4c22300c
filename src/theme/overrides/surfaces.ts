import { colour, type Overrides } from './colour.ts';

// All Paper is outlined (componentDefaults.ts), so the shadows of dialogs and menus are set here.
export const surfaces: Overrides = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  // 24 px inside, 16 on phones; `sx={{ p: 0 }}` for a card that divides itself.
  MuiCard: {
    styleOverrides: {
      root: {
        padding: 'var(--card-padding)',
        overflow: 'visible',
        borderRadius: 'var(--r-card)',
      },
    },
  },
  MuiContainer: {
    styleOverrides: {
      root: {
        maxWidth: 'calc(var(--content-max) + 2 * var(--gutter))',
        paddingLeft: 'var(--gutter)',
        paddingRight: 'var(--gutter)',
      },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: {
        borderRadius: 'var(--r-card)',
        boxShadow: 'var(--shadow-pop)',
        '@media (max-width: 767.98px)': { margin: 'var(--s-3)', width: 'calc(100% - 24px)' },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { font: 'var(--t-h2)', padding: '24px 24px 8px' } },
  },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 24px' } } },
  MuiDialogActions: {
    styleOverrides: { root: { flexWrap: 'wrap', padding: '0 24px 24px', gap: 8 } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: {
        '&:not(.MuiBackdrop-invisible)': {
          backgroundColor: 'var(--mui-palette-overlay-scrim)',
        },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ ownerState: { severity = 'success' } }) => ({
        alignItems: 'center',
        padding: '12px 16px',
        borderRadius: 'var(--r-card)',
        border: `1px solid var(--mui-palette-${severity}-main)`,
        backgroundColor: `var(--mui-palette-${severity}-tint)`,
        font: 'var(--t-ui)',
        fontWeight: 400,
        color: colour.text,
        '& strong': { fontWeight: 600 },
      }),
      icon: ({ ownerState: { severity = 'success' } }) => ({
        padding: 0,
        color: `var(--mui-palette-${severity}-main)`,
      }),
      message: { padding: 0, flex: '1 1 220px', minWidth: 0 },
      action: { padding: 0, margin: 0, alignItems: 'center' },
    },
    variants: [
      // A note without urgency.
      {
        props: { variant: 'outlined' },
        style: {
          borderStyle: 'dashed',
          borderColor: colour.lineStrong,
          backgroundColor: 'transparent',
          color: colour.textSecondary,
          '& strong': { color: colour.text },
          '& .MuiAlert-icon': { color: colour.textSecondary },
        },
      },
    ],
  },
  MuiAlertTitle: { styleOverrides: { root: { margin: 0, font: 'var(--t-button)' } } },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        font: 'var(--t-meta)',
        padding: '6px 10px',
        borderRadius: 8,
        color: 'var(--mui-palette-background-default)',
        backgroundColor: colour.text,
      },
    },
  },
};
