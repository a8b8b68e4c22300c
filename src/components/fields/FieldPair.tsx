import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Two short fields side by side, such as first and last name; one below the other when narrow. */
export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 2,
        '@media (max-width: 420px)': { gridTemplateColumns: '1fr', gap: 2.5 },
      }}
    >
      {children}
    </Box>
  );
}
