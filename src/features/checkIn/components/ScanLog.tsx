import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { formatNearTime } from '@/lib/dates';
import { countOf } from '@/lib/text';
import { answerAppearance, describeInput } from '../checkInRules';
import type { Scan } from '../scanSession';
import { useScansLater } from './ScanProvider';

const TONES = { ok: 'success', warn: 'warning', danger: 'error', unsure: 'info' } as const;

/** The number of admitted tickets since the event was chosen, and the latest scans. */
export const ScanLog = memo(function ScanLog() {
  const { admitted, past } = useScansLater();
  return (
    <section aria-labelledby="scan-log">
      <Stack
        component="header"
        direction="row"
        spacing={2}
        sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <Typography id="scan-log" variant="h3" component="h2">
          At this door
        </Typography>
        <Typography component="p" variant="ui" color="textSecondary">
          <Typography component="strong" variant="h2" color="textPrimary">
            {admitted}
          </Typography>{' '}
          let in
        </Typography>
      </Stack>
      {past.length === 0 ? (
        <Typography component="p" variant="meta" color="textSecondary" sx={{ mt: 1 }}>
          No tickets checked yet.
        </Typography>
      ) : (
        <Box
          component="ol"
          sx={{ maxHeight: 320, mt: 1, overflowY: 'auto' }}
          aria-label={`Last ${countOf(past.length, 'scan')}`}
        >
          {past.map((scan) => (
            <Row key={scan.id} scan={scan} />
          ))}
        </Box>
      )}
    </section>
  );
});

const Row = memo(function Row({ scan: { input, at, outcome } }: { scan: Scan }) {
  if (outcome?.kind !== 'answered') return null;
  const { result, ticket } = outcome.answer;
  const { tone, title } = answerAppearance(result);
  return (
    <Stack
      component="li"
      direction="row"
      spacing={1.5}
      sx={{
        alignItems: 'center',
        justifyContent: 'space-between',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Stack component="span" sx={{ minWidth: 0, typography: 'ui', overflowWrap: 'anywhere' }}>
        <span>{ticket?.attendee_name ?? ticket?.ticket_number ?? describeInput(input)}</span>
        <Typography
          component="time"
          variant="meta"
          color="textSecondary"
          dateTime={new Date(at).toISOString()}
        >
          {formatNearTime(at)}
        </Typography>
      </Stack>
      <Chip size="small" color={TONES[tone]} label={title} />
    </Stack>
  );
});
