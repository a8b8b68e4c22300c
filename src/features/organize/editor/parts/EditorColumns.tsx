import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Below this the sections are a row above the form. */
export const NARROW = '@media (max-width: 899.98px)';

const TOP = 'calc(var(--header-h) + 80px)';

interface EditorColumnsProps {
  sections: ReactNode;
  form: ReactNode;
  /** Only large windows have room for it. */
  aside: ReactNode;
}

/** Sections, form and preview beside each other. */
export function EditorColumns({ sections, form, aside }: EditorColumnsProps) {
  return (
    <Box
      sx={{
        flex: 1,
        display: 'grid',
        gridTemplateColumns: { xs: '184px minmax(0, 1fr)', lg: '184px minmax(0, 1fr) 300px' },
        gap: 5,
        alignItems: 'start',
        p: '20px var(--gutter) 40px',
        [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
      }}
    >
      <Box sx={{ position: 'sticky', top: TOP, [NARROW]: { position: 'static', minWidth: 0 } }}>
        {sections}
      </Box>
      <Box
        sx={{
          // The bars that stick above and below must not cover what has the focus.
          '& :is(input, button, textarea, [role="combobox"])': { scrollMargin: '140px 0 80px' },
        }}
      >
        {form}
      </Box>
      {/* Scrolls by itself, and ends above the bar at the foot. */}
      <Stack
        component="aside"
        aria-label="Preview and checklist"
        spacing={1.5}
        sx={{
          display: { xs: 'none', lg: 'flex' },
          position: 'sticky',
          top: TOP,
          maxHeight: `calc(100vh - ${TOP} - 76px)`,
          m: -0.5,
          p: 0.5,
          overflowY: 'auto',
        }}
      >
        {aside}
      </Stack>
    </Box>
  );
}
