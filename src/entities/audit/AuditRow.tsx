import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { AuditEntry } from '@/api';
import { Icon } from '@/components/display/Icon';
import { formatDateTime } from '@/lib/dates';

interface AuditRowProps {
  entry: AuditEntry;
  /** Whether the event is named; not where all entries are of one event. */
  withEvent: boolean;
  /** Shows what this person changed alone. */
  onPerson: (person: number) => void;
}

/** What was done, as a sentence; opened, the values before and after, and from which network. */
export function AuditRow({ entry, withEvent, onPerson }: AuditRowProps) {
  const { person, person_name: name, summary, at, timezone, network, changes } = entry;
  const event = withEvent && entry.event_title !== entry.title ? entry.event_title : null;
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Box component="details" sx={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
        <Box
          component="summary"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr) 16px', md: 'minmax(0, 1fr) auto 16px' },
            alignItems: 'center',
            columnGap: 2,
            minHeight: 58,
            px: 2,
            py: 1,
            cursor: 'pointer',
            '&:hover': { bgcolor: 'background.raised' },
            '&:focus-visible': { outlineOffset: -2 },
            '& > time': { gridRow: { xs: 2, md: 'auto' } },
            '& > svg': { color: 'text.secondary' },
          }}
        >
          <div>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <b>{name}</b> {summary}
            </Typography>
            {event && (
              <Typography variant="meta" color="textSecondary">
                {event}
              </Typography>
            )}
          </div>
          <Typography component="time" dateTime={at} variant="meta" color="textSecondary">
            {formatDateTime(at, timezone)}
          </Typography>
          <Icon icon={ChevronDown} small />
        </Box>
        <Stack sx={{ gap: 1.5, px: 2, pt: 0.5, pb: 2 }}>
          {changes.length > 0 && <Values entry={entry} />}
          <Typography component="p" variant="meta" color="textSecondary">
            {network ? `From the network ${network}` : 'Without a network address'}{' '}
            {person !== null && (
              <Button variant="inline" sx={{ ml: 1 }} onClick={() => onPerson(person)}>
                Show only what {name} changed
              </Button>
            )}
          </Typography>
        </Stack>
      </Box>
    </Box>
  );
}

const NOTHING = (
  <Box component="i" sx={{ whiteSpace: 'nowrap' }}>
    nothing
  </Box>
);

function Values({ entry: { changes } }: { entry: AuditEntry }) {
  return (
    <TableContainer>
      <Table
        size="small"
        sx={{ '& td, & th': { height: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-line' } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '20%', minWidth: 96 }}>Field</TableCell>
            <TableCell>Before</TableCell>
            <TableCell>After</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {changes.map(({ field, label, before, after }) => (
            <TableRow key={field}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              <TableCell sx={{ color: 'text.secondary' }}>{before ?? NOTHING}</TableCell>
              <TableCell>{after ?? NOTHING}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
