import { colour, type Overrides } from './colour.ts';

export const tables: Overrides = {
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
