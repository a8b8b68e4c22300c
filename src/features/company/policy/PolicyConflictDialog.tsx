import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { Category } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { Dialog } from '@/components/dialogs/Dialog';
import {
  settingSentences,
  valuesOf,
  type PolicyValues,
  type PolicyConflict,
} from './usePolicyForm';
import { textOf } from './RulesCard';

interface PolicyConflictDialogProps {
  conflict: PolicyConflict;
  categories: readonly Category[];
  onSettle: (choice: 'mine' | 'theirs') => unknown;
}

/** Somebody else has saved meanwhile: both policies in full, and nothing is overwritten unseen. */
export default function PolicyConflictDialog(props: PolicyConflictDialogProps) {
  const { conflict, categories, onSettle } = props;
  const id = useId();
  const column = (title: string, values: PolicyValues) => (
    <Paper component="section" sx={{ px: 2, py: 1.5 }}>
      <Typography component="h3" variant="ui">
        {title}
      </Typography>
      <Stack component="ul" sx={{ gap: 0.75, mt: 1, typography: 'meta', overflowWrap: 'anywhere' }}>
        {values.rules.map((rule) => (
          <li key={rule.key}>{textOf(rule, categories)}</li>
        ))}
        {values.rules.length === 0 && <li>No rules.</li>}
        {settingSentences(values).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </Stack>
    </Paper>
  );
  return (
    <Dialog
      open
      onClose={() => onSettle('theirs')}
      maxWidth="md"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Someone else changed the policy</DialogTitle>
      <DialogContent>
        <p id={`${id}-text`}>Their version is in force. Keep it, or save yours over it.</p>
        <Box sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, 1fr)' }, gap: 2, mt: 2 }}>
          {column('Theirs', valuesOf(conflict.latest))}
          {column('Yours', conflict.mine)}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onSettle('theirs')}>Keep Theirs</Button>
        <BusyButton variant="contained" onClick={() => onSettle('mine')}>
          Save Mine
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
