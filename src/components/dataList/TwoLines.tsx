import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  first: ReactNode;
  second?: ReactNode;
}

const Line = styled('span')(({ theme }) => ({
  overflow: 'hidden',
  minWidth: 0,
  font: '400 14px/18px var(--font-ui)',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  [theme.breakpoints.down('md')]: { overflowWrap: 'anywhere', whiteSpace: 'normal' },
}));

/** A cell in the secondary colour. */
export const QuietCell = styled(Line)({
  font: '400 12px/16px var(--font-ui)',
  color: 'var(--mui-palette-text-secondary)',
});

/** A cell with a second line in the secondary colour. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <Box component="span" data-lines="" sx={{ display: 'grid', flex: 1, gap: '2px', minWidth: 0 }}>
      <Line>{first}</Line>
      {second && <QuietCell>{second}</QuietCell>}
    </Box>
  );
}
