import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { ImportReport } from '@/api';
import { ImportErrors } from '@/components/feedback/ImportErrors';
import { organizeEventPath } from '@/lib/paths';
import { countOf } from '@/lib/text';

const findings = { mt: 2, '& ul': { mt: 0.5, pl: 2.5 } };

/** What the server found in a file: the sums, or what is wrong; what it leaves out, and what it fills in. */
export function ImportFindings({ report }: { report: ImportReport }) {
  const { events, tiers, seats, errors, error_count: count, filled_in: fills } = report;
  return (
    <>
      {count > 0 ? (
        <ImportErrors errors={errors} count={count} />
      ) : (
        <p>
          {countOf(events, 'event')} with {countOf(tiers, 'ticket tier')} and{' '}
          {countOf(seats, 'seat')}. {report.left_out_count === 0 && 'Nothing is wrong.'}
        </p>
      )}
      <LeftOut report={report} />
      {fills.length > 0 && (
        <Box component="section" sx={findings} aria-label="Filled in by the import">
          <Typography variant="ui" component="h3">
            Filled in by the import
          </Typography>
          <ul>
            {fills.map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </Box>
      )}
    </>
  );
}

/** Events that already exist or are in the file twice. */
export function LeftOut({ report }: { report: ImportReport }) {
  const { left_out: left, left_out_count: count } = report;
  if (count === 0) return null;
  return (
    <Box component="section" sx={findings} aria-label="Left out">
      <Typography variant="ui" component="h3">
        {countOf(count, 'event')} left out
      </Typography>
      <ul>
        {left.map(({ row, reason, event }) => (
          <li key={row}>
            Row {row}: {reason}{' '}
            {event !== null && (
              // The file that is chosen here stays.
              <Link to={organizeEventPath(event)} target="_blank">
                Open event {event}
              </Link>
            )}
          </li>
        ))}
        {count > left.length && <li>And {count - left.length} more.</li>}
      </ul>
    </Box>
  );
}
