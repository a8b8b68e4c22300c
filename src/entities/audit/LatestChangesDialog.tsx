import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import type { AuditQueryState } from './AuditList';
import { LatestList } from './LatestList';

interface LatestChangesDialogProps {
  /** The first `LATEST` of them. */
  query: AuditQueryState;
  /** The name of what they are of. */
  of: string;
  /** The address of all of them. */
  all: string;
  onClose: () => void;
}

/** What was changed last of a thing that has no page of its own, and the way to all of it. */
export function LatestChangesDialog({ query, of, all, onClose }: LatestChangesDialogProps) {
  const count = query.data?.count ?? 0;
  const link = count > 0 && (
    <Button component={Link} to={all}>
      {count === 1 ? 'Show it in full' : `Show all ${count}`}
    </Button>
  );
  return (
    <ReadDialog title={`Changes of ${of}`} more={link} onClose={onClose}>
      <LatestList query={query} />
    </ReadDialog>
  );
}
