import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface ListToolbarProps {
  /** The search and the filters. */
  children: ReactNode;
  /** Order and columns, at the right. */
  end?: ReactNode;
}

/** What stands above a console's list. */
export function ListToolbar({ children, end }: ListToolbarProps) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', pt: '14px', pb: 1.5 }}>
      {children}
      {end && (
        <Stack direction="row" spacing={1} sx={{ ml: { md: 'auto' } }}>
          {end}
        </Stack>
      )}
    </Stack>
  );
}
