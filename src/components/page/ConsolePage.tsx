import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface ConsolePageProps {
  /** The page's one h1. */
  title: ReactNode;
  /** A quiet line under the title. */
  text?: ReactNode;
  /** Buttons at its right; below it on phones. */
  actions?: ReactNode;
  /** The page's one job, at the foot of phones. */
  bottom?: ReactNode;
  children: ReactNode;
}

/** A page of a console: as wide as the window leaves, with its title and what can be done. */
export function ConsolePage({ title, text, actions, bottom, children }: ConsolePageProps) {
  return (
    <Box
      sx={{
        pt: { xs: 2, md: 2.5 },
        px: 'var(--gutter)',
        pb: 4,
        // On a short page too, the bar is at the foot of a phone's screen.
        ...(bottom && {
          display: { xs: 'flex', md: 'block' },
          flexDirection: 'column',
          minHeight: { xs: 'calc(100dvh - var(--header-h))', md: 0 },
        }),
      }}
    >
      <Stack
        component="header"
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'space-between',
          columnGap: 3,
          rowGap: 1.5,
          mb: { xs: 2, md: 2.5 },
        }}
      >
        <div>
          <Typography
            component="h1"
            sx={{
              font: {
                xs: '500 25px/29px var(--font-display)',
                md: '500 32px/38px var(--font-display)',
              },
            }}
          >
            {title}
          </Typography>
          {text && (
            <Typography variant="body2" sx={{ mt: 0.75, color: 'text.secondary' }}>
              {text}
            </Typography>
          )}
        </div>
        {actions && (
          <Stack
            direction="row"
            useFlexGap
            spacing={1}
            sx={{
              flexWrap: 'wrap',
              alignItems: 'center',
              minWidth: 0,
              '& > *': { minHeight: { xs: 44, md: 40 } },
            }}
          >
            {actions}
          </Stack>
        )}
      </Stack>
      {children}
      {bottom && (
        <Box
          sx={{
            position: 'sticky',
            zIndex: 2,
            bottom: 0,
            mt: { xs: 'auto', md: 2 },
            mx: 'calc(-1 * var(--gutter))',
            mb: -4,
            py: 1.5,
            px: 'var(--gutter)',
            borderTop: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
          }}
        >
          {bottom}
        </Box>
      )}
    </Box>
  );
}
