import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { Dialog } from '@/components/dialogs/Dialog';
import { saveFile } from '@/lib/saveFile';
import { useCopy } from '@/state';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Shows recovery codes, once. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const id = useId();
  const text = codes.join('\n');
  const { copy } = useCopy(text, 'list of codes');
  const save = () => {
    saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'Foyer recovery codes.txt');
  };
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Save your recovery codes</DialogTitle>
      <DialogContent>
        <p>
          If you lose your phone, one of these codes signs you in. Each works once. Keep them where
          only you find them: they are not shown again.
        </p>
        <Box
          component="ol"
          aria-label="Recovery codes"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            gap: 0.5,
            mt: 2,
            mb: 0,
            p: 0,
            listStyle: 'none',
            fontFamily: 'var(--font-mono)',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => void copy()}>Copy</Button>
        <Button onClick={save}>Download</Button>
        <Button variant="contained" onClick={onClose}>
          I’ve saved them
        </Button>
      </DialogActions>
    </Dialog>
  );
}
