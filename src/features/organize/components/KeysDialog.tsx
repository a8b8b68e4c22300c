import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { paths } from '@/lib/paths';

type Key = readonly [keys: string, words: string];

const EVENTS: readonly Key[] = [
  ['/', 'Search this list'],
  ['Ctrl K', 'Search everything'],
  ['N', 'New event'],
  ['Tab', 'To the next event, or to its menu'],
  ['Enter', 'Open it'],
  ['E', 'Edit it'],
  ['D', 'Duplicate it'],
  ['?', 'This list of keys'],
];

const EDITOR: readonly Key[] = [
  ['Ctrl S', 'Save'],
  ['Alt ↓, Alt ↑', 'Next or previous section'],
  ['Space, arrows', 'Lift a ticket by its handle, move it'],
  ['Ctrl K', 'Search everything'],
  ['?', 'This list, outside of fields'],
];

interface KeysDialogProps {
  of: 'events' | 'editor';
  onClose: () => void;
}

/** The keys of the events list, or of the editor. */
export default function KeysDialog({ of, onClose }: KeysDialogProps) {
  return (
    <ReadDialog title="Keys" onClose={onClose}>
      <Stack component="dl" spacing={1}>
        {(of === 'events' ? EVENTS : EDITOR).map(([keys, words]) => (
          <Box
            key={keys}
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
                {keys}
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
