import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorMessage, type Import } from '@/api';
import { useListImportsQuery, useUndoImportMutation } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { formatDateTime } from '@/lib/dates';
import { countOf } from '@/lib/text';

/** The last imports of an organizer; each can be undone until somebody books one of its events. */
export function EarlierImports({ organizer }: { organizer: number }) {
  const { data } = useListImportsQuery({ organizer });
  const [undo] = useUndoImportMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function handleUndo({ id }: Import) {
    setFailure(null);
    try {
      await undo({ id }).unwrap();
    } catch (error) {
      setFailure(errorMessage(error, 'The import could not be undone. Please try again.'));
    }
  }

  if (!data || data.count === 0) return null;
  return (
    <Box
      component="section"
      sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}
      aria-label="Earlier imports"
    >
      <Typography variant="ui" component="h3">
        Earlier imports
      </Typography>
      <ul>
        {data.results.map((one) => (
          <Stack
            component="li"
            key={one.id}
            direction="row"
            spacing={2}
            sx={{
              alignItems: 'center',
              justifyContent: 'space-between',
              minHeight: 44,
              typography: 'ui',
            }}
          >
            <Stack component="span">
              {formatDateTime(one.created_at)}
              <Typography variant="meta" color="textSecondary">
                {countOf(one.events, 'event')}
                {one.created_by && ` · ${one.created_by}`}
              </Typography>
            </Stack>
            {one.undone_at ? (
              <Typography variant="meta" color="textSecondary">
                Undone
              </Typography>
            ) : (
              <BusyButton
                variant="text"
                aria-label={`Undo the import of ${countOf(one.events, 'event')}`}
                onClick={() => handleUndo(one)}
              >
                Undo
              </BusyButton>
            )}
          </Stack>
        ))}
      </ul>
      <Typography
        role="alert"
        component="p"
        variant="ui"
        color="error"
        sx={{ mt: 1, '&:empty': { display: 'none' } }}
      >
        {failure}
      </Typography>
    </Box>
  );
}
