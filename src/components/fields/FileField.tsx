import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import FileUp from 'lucide-react/icons/file-up';
import type { ChangeEvent } from 'react';
import { Icon } from '@/components/display/Icon';

interface FileFieldProps {
  /** The name of the chosen file, or what to choose. */
  label: string;
  hint: string;
  /** Endings and media types, as `accept` of an input. */
  accept: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
}

/** A tile on which a file is chosen or dropped. */
export function FileField({ label, hint, accept, disabled, onChoose }: FileFieldProps) {
  const handleChange = (change: ChangeEvent<HTMLInputElement>) => {
    const file = change.target.files?.[0];
    // Otherwise choosing the same file again after correcting it fires no change event.
    change.target.value = '';
    if (file) onChoose(file);
  };
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        alignItems: 'center',
        gap: '14px',
        minHeight: 96,
        py: 1.5,
        px: 2,
        border: '1px dashed',
        borderColor: 'line.strong',
        borderRadius: 1,
        cursor: 'pointer',
        '&:hover': { bgcolor: 'background.raised' },
        '&:has(:focus-visible)': {
          outline: '2px solid var(--mui-palette-primary-main)',
          outlineOffset: 2,
        },
        // Covers the whole tile, so that files can be dropped anywhere on it.
        '& input': {
          position: 'absolute',
          inset: 0,
          width: '100%',
          opacity: 0,
          cursor: 'inherit',
        },
      }}
    >
      <input type="file" accept={accept} disabled={disabled} onChange={handleChange} />
      <Icon icon={FileUp} small />
      <Stack component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="strong" variant="ui">
          {label}
        </Typography>
        <Typography component="small" variant="meta" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      </Stack>
    </Box>
  );
}
