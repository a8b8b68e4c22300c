import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Logo } from '@/components/display/Logo';
import { ArchPage } from '@/components/page/AuthCard';
import { tabTitle } from '@/components/page/PageHead';

/** Every page until the place is set up: for visitors a calm word, for its operator the way on. */
export default function BeingSetUpPage() {
  useEffect(() => {
    document.title = tabTitle('Opening Soon');
  }, []);
  return (
    <ArchPage>
      <Stack sx={{ alignItems: 'center', maxWidth: 480, textAlign: 'center' }}>
        <Logo />
        <Typography variant="h1" sx={{ mt: 4 }}>
          The doors open soon
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          This place is being set up. Come back in a little while; there is nothing to do here yet.
        </Typography>
        <Box
          component="p"
          sx={{
            mt: 4,
            pt: 3,
            borderTop: 1,
            borderColor: 'divider',
            typography: 'meta',
            color: 'text.secondary',
            '& code': { font: '12px/17px var(--font-mono)', color: 'text.primary' },
          }}
        >
          Do you run it? Open the link that the server printed when it started. Its token is also in
          the file <code>setup-token</code> in the server’s <code>DATA_DIR</code>.
        </Box>
      </Stack>
    </ArchPage>
  );
}
