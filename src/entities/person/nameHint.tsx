import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { unprintedNote } from '@/lib/printedName';

/** The hint of a name field: the letters that tickets cannot show, or else the field's own hint. */
export function nameHint(name: string, otherwise?: ReactNode): ReactNode {
  const note = unprintedNote(name);
  if (note === null) return otherwise;
  return (
    <Box component="span" sx={{ color: 'warning.main' }}>
      {note}
    </Box>
  );
}
