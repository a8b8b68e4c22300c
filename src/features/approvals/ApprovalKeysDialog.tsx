import { Link } from 'react-router';
import { DefinitionList } from '@/components/display/DefinitionList';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { paths } from '@/lib/paths';

const KEYS = [
  ['/', 'Search this list'],
  ['Tab', 'To the next request'],
  ['Enter', 'Open it'],
  ['↑, ↓', 'Between opened requests'],
  ['A', 'Approve it (asks first)'],
  ['X', 'Decline it (asks first)'],
  ['?', 'This list of keys'],
] as const;

/** The keys of the approvals. */
export default function ApprovalKeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <ReadDialog title="Keys" onClose={onClose}>
      <DefinitionList
        layout="rows"
        items={KEYS.map(([keys, words]) => ({ term: words, value: <kbd>{keys}</kbd> }))}
      />
      <p>
        Turn single-key shortcuts off in <Link to={paths.profile}>My Profile</Link>.
      </p>
    </ReadDialog>
  );
}
