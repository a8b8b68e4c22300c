import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { BusyButton } from '@/components/fields/BusyButton';
import { Dialog } from '@/components/dialogs/Dialog';
import { Radio } from '@/components/fields/RadioList';
import { countOf } from '@/lib/text';
import {
  FIELD_LABELS,
  valuesOf,
  type OrganizerField,
  type OrganizerValues,
} from './organizerFields';
import type { Conflict } from './useOrganizerForm';

const choiceBox = {
  alignItems: 'start',
  minHeight: 44,
  px: 1.5,
  py: 1.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--r-input)',
  typography: 'body2',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'primary.main' },
} as const;

interface OrganizerConflictDialogProps {
  conflict: Conflict;
  /** The values to save; null keeps what somebody else has saved. */
  onSettle: (chosen: OrganizerValues | null) => unknown;
}

/** Somebody else has saved meanwhile: one choice for each field, and nothing is overwritten unseen. */
export default function OrganizerConflictDialog({
  conflict: { latest, merged, fields },
  onSettle,
}: OrganizerConflictDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState(merged);
  const theirs = valuesOf(latest);

  const choice = (field: OrganizerField, words: string, value: string) => (
    <Stack component="label" direction="row" spacing={1.25} sx={choiceBox}>
      <Radio
        name={field}
        checked={chosen[field] === value}
        onChange={() => setChosen({ ...chosen, [field]: value })}
      />
      <span>
        <Typography component="span" variant="meta" color="textSecondary" sx={{ display: 'block' }}>
          {words}
        </Typography>
        {value || 'Empty'}
      </span>
    </Stack>
  );

  return (
    <Dialog
      open
      onClose={() => onSettle(null)}
      maxWidth="sm"
      fullWidth
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`}>Someone else changed this</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          You both changed {countOf(fields.length, 'field', 'fields')}. The rest is merged.
        </DialogContentText>
        {fields.map((field) => (
          <Box
            key={field}
            component="fieldset"
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
              gap: 1,
              mb: 2,
            }}
          >
            <Typography component="legend" variant="ui" sx={{ mb: 0.75 }}>
              {FIELD_LABELS[field]}
            </Typography>
            {choice(field, 'Yours', merged[field])}
            {choice(field, 'Theirs', theirs[field])}
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onSettle(null)}>Keep Theirs</Button>
        <BusyButton variant="contained" onClick={() => onSettle(chosen)}>
          Save My Choice
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
