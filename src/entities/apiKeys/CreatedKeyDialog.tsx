import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import type { CreatedApiKey } from '@/api';
import { Dialog } from '@/components/dialogs/Dialog';
import { Icon } from '@/components/display/Icon';
import { BusyButton } from '@/components/fields/BusyButton';
import { useCopy } from '@/state';

interface CreatedKeyDialogProps {
  created: CreatedApiKey;
  onClose: () => void;
}

/** Shows a new key. Escape and the backdrop do not close it, because the key cannot be shown again. */
export default function CreatedKeyDialog({ created, onClose }: CreatedKeyDialogProps) {
  const id = useId();
  const { copy, isCopied } = useCopy(created.api_key, 'key');
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>Copy your key</DialogTitle>
      <DialogContent>
        <p id={`${id}-text`}>
          This is the only time that the key of {created.key.name} is shown. Keep it where only that
          system can read it.
        </p>
        <Box component="p" sx={{ my: 2, p: 1.5, borderRadius: 1, bgcolor: 'background.raised' }}>
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {created.api_key}
          </Box>
        </Box>
        <BusyButton variant="contained" autoFocus onClick={copy}>
          <Icon icon={isCopied ? Check : Copy} small /> Copy key
        </BusyButton>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}
