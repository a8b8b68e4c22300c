import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface PageTitleProps {
  children: ReactNode;
  /** A quiet line under the title. */
  text?: ReactNode;
  /** Buttons at its right; below it on phones. */
  actions?: ReactNode;
}

/** The head of a page: its one h1. */
export function PageTitle({ children, text, actions }: PageTitleProps) {
  return (
    <Stack
      component="header"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        alignItems: 'end',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 2,
        pt: { xs: 3, md: 5 },
        pb: { xs: 2, md: 3 },
      }}
    >
      <div>
        <Typography variant="h1">{children}</Typography>
        {text && (
          <Typography sx={{ mt: 0.75, maxWidth: '70ch', color: 'text.secondary' }}>
            {text}
          </Typography>
        )}
      </div>
      {actions && (
        <Stack
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ flexWrap: 'wrap', alignItems: 'center', width: { xs: 1, md: 'auto' } }}
        >
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
