import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Definition {
  term: string;
  value: ReactNode;
}

interface DefinitionListProps {
  items: Definition[];
  /** `grid`: value under term in columns; `rows`: term left, value right, hairlines between. */
  layout?: 'grid' | 'rows';
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 3,
  rowGap: 2.5,
  '& > div': { display: 'grid', alignContent: 'start', gap: '3px' },
  '& dt': { typography: 'meta', color: 'text.secondary' },
  '& dd': { typography: 'ui', overflowWrap: 'anywhere' },
};
const ROWS = {
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    py: '9px',
    typography: 'body2',
  },
  '& > div + div': { borderTop: 1, borderColor: 'divider' },
  '& dt': { color: 'text.secondary' },
  '& dd': {
    fontWeight: 600,
    textAlign: 'right',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
};

/** Facts with their names; several may have the same name. */
export function DefinitionList({ items, layout = 'grid' }: DefinitionListProps) {
  return (
    <Box component="dl" sx={layout === 'grid' ? GRID : ROWS}>
      {items.map(({ term, value }, index) => (
        <div key={`${term} ${index}`}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}
