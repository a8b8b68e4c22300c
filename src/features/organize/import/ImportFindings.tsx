import type { ImportReport } from '@/api';
import { ImportErrors } from '@/components/feedback/ImportErrors';
import { countOf } from '@/lib/text';

/** What the server found in a file: the sums, or what is wrong. */
export function ImportFindings({ report }: { report: ImportReport }) {
  const { events, tiers, seats, errors, error_count: count } = report;
  if (count > 0) return <ImportErrors errors={errors} count={count} />;
  return (
    <p>
      {countOf(events, 'event')} with {countOf(tiers, 'ticket tier')} and {countOf(seats, 'seat')}.
      Nothing is wrong.
    </p>
  );
}
