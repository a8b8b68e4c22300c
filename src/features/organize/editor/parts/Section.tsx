import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { SectionId } from '../form/editorFields';

interface SectionProps {
  id: SectionId;
  title: string;
  text: string;
  /** At the right of the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the editor; Alt with an arrow leads to its title. */
export function Section({ id, title, text, action, children }: SectionProps) {
  return (
    <Box
      component="section"
      sx={{
        pb: 4.5,
        // The bars that stick above and below.
        scrollMarginTop: '140px',
        '& + section': { pt: 4, borderTop: 1, borderColor: 'divider' },
      }}
      id={`section-${id}`}
      aria-labelledby={`title-${id}`}
    >
      <Stack
        component="header"
        direction="row"
        sx={{
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          alignItems: 'end',
          justifyContent: 'space-between',
          gap: 2,
          mb: 2.5,
        }}
      >
        <div>
          <Typography
            id={`title-${id}`}
            variant="h2"
            tabIndex={-1}
            sx={{ scrollMarginTop: '160px' }}
          >
            {title}
          </Typography>
          <Typography variant="meta" component="p" color="textSecondary" sx={{ mt: 0.5 }}>
            {text}
          </Typography>
        </div>
        {action}
      </Stack>
      {children}
    </Box>
  );
}
