import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEventHandler, ReactNode } from 'react';
import { BusyButton } from '@/components/fields/BusyButton';

interface ProfileFormFrameProps {
  label: string;
  busy: boolean;
  failure: string | null;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** Fields in two columns, and Save, Cancel and why it failed below them. */
export function ProfileFormFrame(props: ProfileFormFrameProps) {
  const { label, busy, failure, onSubmit, onClose, children } = props;
  return (
    <Box
      component="form"
      onSubmit={onSubmit}
      noValidate
      aria-label={label}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
        gap: '20px 24px',
      }}
    >
      {children}
      <Stack
        direction="row"
        sx={{ gridColumn: '1 / -1', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pt: 0.5 }}
      >
        <BusyButton type="submit" variant="contained" busy={busy}>
          Save
        </BusyButton>
        <Button disabled={busy} onClick={onClose}>
          Cancel
        </Button>
        <Typography role="alert" variant="ui" component="p" color="error">
          {failure}
        </Typography>
      </Stack>
    </Box>
  );
}
