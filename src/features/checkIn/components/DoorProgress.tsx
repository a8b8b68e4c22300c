import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';
import type { CheckInEntry, CheckInFlag, DoorConflict } from '@/api';
import { useGetDoorProgressQuery } from '@/api/door';
import { DefinitionList } from '@/components/display/DefinitionList';
import { formatNearTime } from '@/lib/dates';
import { formatCount } from '@/lib/numbers';

const POLL_MS = 15_000;

const FLAGS: Record<CheckInFlag, string> = {
  reassigned: 'the ticket had been given to somebody else',
  cancelled: 'the booking had been cancelled',
  refunded: 'the booking had been refunded',
  not_paid: 'the booking was not paid',
  clock_ahead: 'the clock of the device was ahead',
};

const whoOf = ({ attendee_name: name, ticket_number: number }: CheckInEntry) => name ?? number;

/** `Sam Fernandes at North gate, 7:42 PM IST` */
const scanOf = ({ by_name: by, door, scanned_at: at }: CheckInEntry, zone: string | undefined) =>
  `${by}${door === null ? '' : ` at ${door}`}, ${formatNearTime(at, zone)}`;

interface DoorProgressProps {
  eventId: number;
  timezone: string | undefined;
}

/** How the check-in of the event goes at all doors, and what people should look at. */
export default memo(function DoorProgress({ eventId, timezone }: DoorProgressProps) {
  const { data } = useGetDoorProgressQuery(
    { id: eventId },
    { pollingInterval: POLL_MS, skipPollingIfUnfocused: true, refetchOnFocus: true },
  );
  if (!data) return null;
  const { totals, tiers, doors, last, conflicts, flagged } = data;
  return (
    <Stack component="section" aria-labelledby="door-progress" spacing={2.5} sx={{ minWidth: 0 }}>
      <Typography id="door-progress" variant="h3" component="h2">
        All doors
      </Typography>
      <Conflicts conflicts={conflicts} flagged={flagged} timezone={timezone} />
      <DefinitionList
        items={[
          { term: 'Let in', value: formatCount(totals.admitted) },
          { term: 'Expected', value: formatCount(totals.expected) },
          { term: 'Inside', value: formatCount(totals.inside) },
        ]}
      />
      {tiers.length > 1 && (
        <Part title="By tier">
          <DefinitionList
            layout="rows"
            items={tiers.map(({ name, counts }) => ({
              term: name,
              value: `${formatCount(counts.admitted)} of ${formatCount(counts.expected)}`,
            }))}
          />
        </Part>
      )}
      {doors.length > 0 && (
        <Part title="By door">
          <DefinitionList
            layout="rows"
            items={doors.map(({ door, admitted }) => ({
              term: door ?? 'No door name',
              value: formatCount(admitted),
            }))}
          />
        </Part>
      )}
      {last.length > 0 && (
        <Part title="Last ten">
          <ol aria-label="Last check-ins at all doors">
            {last.map((entry) => (
              <Typography key={entry.id} component="li" variant="ui" sx={{ py: 0.75 }}>
                {whoOf(entry)}{' '}
                <Typography component="span" variant="meta" color="textSecondary">
                  {entry.direction === 'out' ? 'out, ' : ''}
                  {scanOf(entry, timezone)}
                </Typography>
              </Typography>
            ))}
          </ol>
        </Part>
      )}
    </Stack>
  );
});

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="label" component="h3" color="textSecondary">
        {title}
      </Typography>
      {children}
    </div>
  );
}

interface ConflictsProps {
  conflicts: readonly DoorConflict[];
  flagged: readonly CheckInEntry[];
  timezone: string | undefined;
}

function Conflicts({ conflicts, flagged, timezone }: ConflictsProps) {
  if (conflicts.length + flagged.length === 0) return null;
  return (
    <Alert severity="warning" role="status">
      <ul aria-label="Conflicts">
        {conflicts.map(({ counted, other }) => (
          <li key={other.id}>
            Ticket <strong>{counted.ticket_number}</strong>
            {counted.attendee_name !== null && ` (${counted.attendee_name})`} was let in twice: by{' '}
            {scanOf(counted, timezone)}, which counts, and by {scanOf(other, timezone)}.
          </li>
        ))}
        {flagged.map((entry) => (
          <li key={entry.id}>
            <strong>{whoOf(entry)}</strong> was let in by {scanOf(entry, timezone)}, although{' '}
            {entry.flags.map((flag) => FLAGS[flag]).join(', and ')}.
          </li>
        ))}
      </ul>
    </Alert>
  );
}
