import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';

const secondary = 'var(--mui-palette-text-secondary)';

/** Columns of fixed widths on wide screens; on phones each row is a small grid, by the roles of its cells. */
export const DataTableRoot = styled(Table)({
  tableLayout: 'fixed',
  '& td, & th': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& [data-wraps]': { overflowWrap: 'anywhere', whiteSpace: 'normal' },
  '& a:focus-visible, & button:focus-visible': { outlineOffset: -2 },
  // The menu of a row stays in sight where the columns are wider than the table.
  '& td[data-phone="menu"]': {
    position: 'sticky',
    right: 0,
    zIndex: 1,
    overflow: 'visible',
    background: 'inherit',
  },
  '@media (max-width: 767.98px)': {
    '&, & tbody, & tfoot': { display: 'block', minWidth: 0 },
    '& thead': { display: 'none' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      gridAutoFlow: 'row dense',
      alignItems: 'start',
      columnGap: 12,
      rowGap: 4,
      padding: '12px 16px',
      borderTop: '1px solid var(--mui-palette-divider)',
    },
    '& tbody:first-of-type tr:first-of-type': { borderTop: 0 },
    '& td, & th': {
      gridColumn: 1,
      display: 'block',
      width: 'auto',
      height: 'auto',
      minWidth: 0,
      padding: 0,
      border: 0,
      textAlign: 'left',
      overflow: 'visible',
      overflowWrap: 'anywhere',
      whiteSpace: 'normal',
    },
    '& td:empty, & th:empty, & [data-phone="none"]': { display: 'none' },
    '& [data-phone="title"]': { order: -1, font: 'var(--t-name)' },
    '& [data-phone="second"], & [data-phone="figure"]': {
      font: 'var(--t-meta)',
      color: secondary,
    },
    '& [data-phone="amount"], & [data-phone="figure"]': {
      gridColumn: 2,
      maxWidth: '46vw',
      justifySelf: 'end',
      textAlign: 'right',
    },
    '& [data-phone="amount"]': {
      order: -1,
      font: 'var(--t-name)',
      fontVariantNumeric: 'tabular-nums',
    },
    '& [data-phone="wide"]': { gridColumn: '1 / -1', paddingTop: 4 },
    '& td[data-phone="menu"]': {
      position: 'static',
      gridColumn: 3,
      gridRow: '1 / span 2',
      alignSelf: 'center',
      margin: '0 -12px 0 -8px',
    },
    '& [data-label]::before': { content: 'attr(data-label) " "' },
    // Two lines of a cell are one, separated by a dot.
    '& [data-phone="second"] [data-lines]': { display: 'block' },
    '& [data-lines] > *': { overflow: 'visible', whiteSpace: 'normal' },
    '& [data-phone="second"] [data-lines] > *': { display: 'inline', font: 'inherit' },
    '& [data-phone="second"] [data-lines] > * + *::before': { content: '" · "' },
    '& [data-phone="title"] [data-lines] > :first-of-type, & [data-phone="amount"] [data-lines] > :first-of-type':
      { font: 'inherit' },
    // Large enough to tap.
    '& a:not(.MuiButtonBase-root)': { display: 'inline-block', minWidth: 24, padding: '4px 0' },
  },
});
