import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { Icon } from '@/components/display/Icon';
import { useCopy } from '@/state';

interface SecretDialogProps {
  secret: string;
  onClose: () => void;
}

/** The secret of a webhook, which is shown only now. */
export default function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { copy, isCopied } = useCopy(secret, 'secret');
  return (
    <ReadDialog
      title="Copy the secret"
      maxWidth="sm"
      more={
        <Button onClick={() => void copy()}>
          <Icon icon={isCopied ? Check : Copy} small /> Copy secret
        </Button>
      }
      onClose={onClose}
    >
      <Stack sx={{ gap: 2 }}>
        <p>
          Your system verifies with it that a message comes from Foyer. It isn’t shown again; you
          can replace it at any time.
        </p>
        <Box
          component="code"
          sx={{
            p: 1.5,
            borderRadius: 1,
            bgcolor: 'background.raised',
            font: '400 13px/19px var(--font-mono)',
            overflowWrap: 'anywhere',
          }}
        >
          {secret}
        </Box>
      </Stack>
    </ReadDialog>
  );
}
