import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** No line for pages that load faster than this: it would only flicker. */
const DELAY_MS = 150;

/** A thin line at the top while the next page loads and the previous one is still shown. */
export function PageProgress() {
  return useNavigation().state === 'idle' ? null : <DelayedLine />;
}

function DelayedLine() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <Box
      role="progressbar"
      aria-label="Loading page"
      sx={{
        position: 'fixed',
        inset: '0 0 auto',
        // Above dialogs and toasts.
        zIndex: 1600,
        height: 3,
        bgcolor: 'primary.main',
        transformOrigin: 'left',
        animation: 'advance 8s cubic-bezier(0.1, 0.9, 0.2, 1) forwards',
        pointerEvents: 'none',
        displayPrint: 'none',
      }}
    />
  );
}
