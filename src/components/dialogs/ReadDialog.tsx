import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '@/lib/paths';
import { Dialog } from './Dialog';

interface ReadDialogProps {
  title: string;
  maxWidth?: 'xs' | 'sm';
  /** Beside the button that closes it. */
  more?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Something to read; its button closes it. */
export function ReadDialog({ title, maxWidth = 'xs', more, onClose, children }: ReadDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      // Keys pressed in the dialog must not reach handlers of the page.
      onKeyDown={(event) => event.stopPropagation()}
      maxWidth={maxWidth}
      fullWidth
      aria-labelledby={id}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        {more}
        <Button variant="contained" onClick={onClose} autoFocus>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface KeysDialogProps {
  /** Keys, such as `Ctrl S`, and what they do. */
  keys: readonly (readonly [keys: string, words: string])[];
  onClose: () => void;
}

/** The keys of a page. */
export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  return (
    <ReadDialog title="Keys" onClose={onClose}>
      <Stack component="dl" spacing={1}>
        {keys.map(([key, words]) => (
          <Box
            key={key}
            sx={{ display: 'grid', gridTemplateColumns: '160px 1fr', alignItems: 'center' }}
          >
            <dt>
              <Box
                component="kbd"
                sx={{
                  px: 1,
                  py: 0.25,
                  borderRadius: 0.6,
                  bgcolor: 'background.raised',
                  typography: 'meta',
                }}
              >
                {key}
              </Box>
            </dt>
            <Typography component="dd" variant="body2">
              {words}
            </Typography>
          </Box>
        ))}
      </Stack>
      <Typography
        component="p"
        variant="meta"
        color="textSecondary"
        sx={{ mt: 2, '& a': { textDecoration: 'underline' } }}
      >
        Turn single-key shortcuts off in <Link to={paths.profile}>My Profile</Link>.
      </Typography>
    </ReadDialog>
  );
}
