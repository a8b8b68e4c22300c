import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { Icon } from '@/components/display/Icon';
import { BusyButton } from '@/components/fields/BusyButton';
import { useCopy } from '@/state';
import { Dialog } from '@/components/dialogs/Dialog';

interface SecretDialogProps {
  title: string;
  text: string;
  secret: string;
  /** What the secret is called: "key". */
  name: string;
  onClose: () => void;
}

/** Shows a new secret. Escape and the backdrop do not close it, because the secret cannot be shown again. */
export default function SecretDialog({ title, text, secret, name, onClose }: SecretDialogProps) {
  const id = useId();
  const { copy, isCopied } = useCopy(secret, name);
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <p id={`${id}-text`}>{text}</p>
        <Box component="p" sx={{ my: 2, p: 1.5, borderRadius: 1, bgcolor: 'background.raised' }}>
          <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
            {secret}
          </Box>
        </Box>
        <BusyButton variant="contained" autoFocus onClick={copy}>
          <Icon icon={isCopied ? Check : Copy} small /> Copy {name}
        </BusyButton>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Done</Button>
      </DialogActions>
    </Dialog>
  );
}
