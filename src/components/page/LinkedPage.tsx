import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Logo } from '@/components/display/Logo';
import { paths } from '@/lib/paths';

/** A page that is opened by a link, without header and sidebar: the logo above the content. */
export function LinkedPage({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        minHeight: '100dvh',
        pt: { xs: 1, md: 3 },
        px: { xs: 1.5, md: 2 },
        pb: { xs: 4, md: 5 },
        '@media print': {
          display: 'block',
          minHeight: 0,
          p: 0,
        },
      }}
    >
      <Box sx={{ width: 1, maxWidth: 760 }}>
        {/* The logo is not printed. */}
        <Box sx={{ displayPrint: 'none', mb: { xs: 1, md: 2 } }}>
          <HomeLogo />
        </Box>
        {children}
      </Box>
    </Box>
  );
}

/** The logo as a link to the home page, for linked pages with their own header. */
export const HomeLogo = () => (
  <Box
    component={Link}
    to={paths.home}
    aria-label="Foyer, to the home page"
    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
  >
    <Logo />
  </Box>
);
