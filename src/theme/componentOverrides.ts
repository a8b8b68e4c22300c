import type { ThemeOptions } from '@mui/material/styles';

type Overrides = NonNullable<ThemeOptions['components']>;

const colour = {
  text: 'var(--mui-palette-text-primary)',
  textSecondary: 'var(--mui-palette-text-secondary)',
  line: 'var(--mui-palette-divider)',
  lineStrong: 'var(--mui-palette-line-strong)',
  accent: 'var(--mui-palette-primary-main)',
  raised: 'var(--mui-palette-background-raised)',
};

// All Paper is outlined (componentDefaults.ts), so the shadows of dialogs and menus are set here.
const surfaces: Overrides = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
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
    styleOverrides: { root: { padding: '0 24px 24px', gap: 8 } },
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

const controls: Overrides = {
  MuiButton: {
    styleOverrides: {
      root: {
        minHeight: 44,
        padding: '0 20px',
        borderRadius: 'var(--r-input)',
        font: '600 14px/20px var(--font-ui)',
        textTransform: 'none',
        transition: 'background-color var(--fast) var(--ease), opacity var(--fast) var(--ease)',
        '&.Mui-disabled': { color: colour.textSecondary, backgroundColor: colour.raised },
      },
      sizeLarge: { minHeight: 52, padding: '0 28px', fontSize: 15 },
      outlined: {
        color: colour.text,
        borderColor: colour.lineStrong,
        '&:hover': { borderColor: colour.lineStrong, backgroundColor: colour.raised },
      },
      text: {
        padding: '0 12px',
        '&:hover': { backgroundColor: 'var(--mui-palette-primary-tint)' },
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: 44,
        height: 44,
        borderRadius: 'var(--r-input)',
        color: colour.text,
        '&:hover': { backgroundColor: colour.raised },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 36, borderRadius: 'var(--r-full)', font: 'var(--t-ui)' },
      label: { padding: '0 14px' },
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

// Labels are above their field and do not float, so that nothing moves between empty and filled.
const fields: Overrides = {
  MuiInputLabel: {
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 6,
        font: 'var(--t-ui)',
        color: colour.text,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: colour.text },
      },
      asterisk: { color: colour.textSecondary },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 44,
        borderRadius: 'var(--r-input)',
        font: 'var(--t-ui)',
        fontWeight: 400,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colour.lineStrong },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderColor: colour.accent,
          borderWidth: 2,
        },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: colour.line },
      },
      input: {
        height: 20,
        padding: '12px 14px',
        '&::placeholder': { color: colour.textSecondary, opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: colour.textSecondary },
      },
      multiline: { padding: 0 },
      notchedOutline: {
        top: 0,
        borderColor: colour.lineStrong,
        '& legend': { display: 'none' },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: '6px 0 0', font: 'var(--t-meta)' } },
  },
  MuiFormControlLabel: { styleOverrides: { label: { font: 'var(--t-ui)', fontWeight: 400 } } },
  MuiSelect: {
    styleOverrides: { icon: { color: colour.textSecondary, top: 'calc(50% - 8px)', right: 12 } },
  },
};

const tables: Overrides = {
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: 58,
        padding: '6px 7px',
        borderTop: `1px solid ${colour.line}`,
        borderBottom: 0,
        font: '400 14px/18px var(--font-ui)',
        color: colour.text,
        // The first and the last cell of a row, whichever of td and th they are.
        '&:not(* + *)': { paddingLeft: 16 },
        '&:not(:has(+ *))': { paddingRight: 16 },
      },
      head: {
        height: 40,
        borderTop: 0,
        font: '600 12px/16px var(--font-ui)',
        color: colour.textSecondary,
      },
      footer: { borderTopColor: colour.lineStrong, fontWeight: 600 },
      alignRight: { fontVariantNumeric: 'tabular-nums' },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        backgroundColor: 'var(--mui-palette-background-paper)',
        '&.MuiTableRow-hover:hover, &:has([aria-expanded="true"])': {
          backgroundColor: colour.raised,
        },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: { '&:hover, &.Mui-active': { color: 'inherit' } },
      icon: { margin: '0 4px', color: 'inherit' },
    },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: {
        overflow: 'visible',
        borderTop: `1px solid ${colour.line}`,
        color: colour.textSecondary,
      },
      toolbar: { minHeight: 44, padding: '0 8px 0 16px' },
      spacer: { display: 'none' },
      displayedRows: {
        display: 'flex',
        flex: 1,
        justifyContent: 'space-between',
        gap: 16,
        font: 'var(--t-meta)',
      },
      actions: {
        marginLeft: 4,
        color: colour.text,
        '& .Mui-disabled': { color: colour.textSecondary, opacity: 0.5 },
      },
    },
  },
};

/** Style overrides for MUI components. Everything else uses CSS modules. */
export const componentOverrides: Overrides = { ...surfaces, ...controls, ...fields, ...tables };
