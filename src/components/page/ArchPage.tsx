import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A page of its own, without header and sidebar: what it says stands in the middle, under the arch of the logo. */
export function ArchPage({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'clip',
        display: 'grid',
        placeItems: 'center',
        minHeight: '100dvh',
        py: 3,
        px: 2,
        // The arch of the logo, drawn around what stands in the middle.
        '&::before, &::after': {
          content: { xs: 'none', lg: '""' },
          position: 'absolute',
          zIndex: -1,
          bottom: 0,
          left: '50%',
          border: '1px solid var(--mui-palette-divider)',
          borderBottom: 0,
          borderRadius: '999px 999px 0 0',
          transform: 'translateX(-50%)',
        },
        '&::before': { top: 24, width: 880 },
        '&::after': { top: 72, width: 784 },
      }}
    >
      {children}
    </Box>
  );
}
