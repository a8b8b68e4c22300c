import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { DefinitionList } from '@/components/display/DefinitionList';

/** What people enter at another system, with rows of `Copied`. */
export function CopyRows({ items }: Pick<ComponentProps<typeof DefinitionList>, 'items'>) {
  return (
    <Box
      sx={{
        pl: 2,
        pr: 0.5,
        borderRadius: 1,
        bgcolor: 'background.raised',
        '& dl > div': { alignItems: 'center', minHeight: 52 },
        '& code': { font: '400 13px/19px var(--font-mono)', overflowWrap: 'anywhere' },
      }}
    >
      <DefinitionList layout="rows" items={items} />
    </Box>
  );
}
