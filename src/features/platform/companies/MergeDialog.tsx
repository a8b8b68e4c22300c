import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState, type FormEvent } from 'react';
import {
  errorMessage,
  isNetworkError,
  toAppError,
  type CompanyAccount,
  type CompanyMerge,
  type CompanyName,
} from '@/api';
import { useMergeCompanyMutation } from '@/api/console';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { TextInput } from '@/components/fields/TextInput';
import { CompanyField } from '@/entities/company/CompanyField';
import { isRecord } from '@/lib/isRecord';
import { countOf } from '@/lib/text';

interface MergeDialogProps {
  company: CompanyAccount;
  onClose: () => void;
}

const NO_ANSWER =
  'No answer yet. Merging a large company takes minutes and continues without this page. Wait a minute, then select Merge again: it happens only once.';

const movedLines = ({ moved }: CompanyMerge): string[] => [
  countOf(moved.people, 'person', 'people'),
  countOf(moved.bookings, 'booking'),
  countOf(moved.payments, 'payment'),
  countOf(moved.invitations, 'open invitation'),
  countOf(moved.domains, 'domain'),
  `access to ${countOf(moved.exclusive_events, 'exclusive event')}`,
  countOf(moved.cost_centres, 'cost centre'),
  countOf(moved.open_requests, 'open request for approval', 'open requests for approval'),
  countOf(moved.guests, 'guest'),
];

/** Of a proxy that waits no longer, or of a server that is busy: the merge may go on. */
const UNKNOWN_END = [502, 503, 504];

const mayGoOn = (error: unknown) =>
  isNetworkError(error) || UNKNOWN_END.includes(toAppError(error).status ?? 0);

/** It was done by a call whose answer never came. */
function wasDone(error: unknown, into: CompanyName): boolean {
  const { code, details } = toAppError(error);
  return code === 'company_merged' && isRecord(details?.into) && details.into.id === into.id;
}

/**
 * Merges a company into another, in two steps: which one, then what moves, confirmed by typing the
 * name of the company that ends.
 */
export function MergeDialog({ company, onClose }: MergeDialogProps) {
  const [merge] = useMergeCompanyMutation();
  const [into, setInto] = useState<CompanyName | null>(null);
  const [checked, setChecked] = useState<CompanyMerge | null>(null);
  const [done, setDone] = useState<CompanyMerge | null>(null);
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [problem, setProblem] = useState<string>();

  const send = async (target: CompanyName, dryRun: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      const companyMergeInput = { into: target.id, dry_run: dryRun };
      const answer = await merge({ id: company.id, companyMergeInput }).unwrap();
      if (dryRun) setChecked(answer);
      else setDone(answer);
    } catch (error) {
      if (wasDone(error, target)) setDone(checked);
      else if (!dryRun && mayGoOn(error)) setFailure(NO_ANSWER);
      else setFailure(errorMessage(error, 'The companies could not be merged. Please try again.'));
    }
    setBusy(false);
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    if (!into) setProblem('Choose a company from the list');
    else if (!checked) void send(into, true);
    else if (typed.trim() !== company.name) setProblem(`Type ${company.name} to confirm`);
    else void send(into, false);
  };

  return (
    <FormDialog
      title={`Merge ${company.name} into another company`}
      text={
        checked
          ? `This moves to ${checked.into.name}, in one step:`
          : 'Its people, bookings, payments, invitations and domains move to the other company, and it ends.'
      }
      warning={checked && 'This cannot be undone.'}
      submitLabel={checked ? 'Merge' : 'Check what moves'}
      color={checked ? 'error' : 'primary'}
      busy={busy}
      failure={failure}
      done={
        done
          ? {
              title: `${company.name} is now part of ${done.into.name}`,
              sentences: [`Moved: ${movedLines(done).join(', ')}.`],
            }
          : undefined
      }
      onSubmit={handleSubmit}
      onClose={onClose}
    >
      {checked ? (
        <Stack sx={{ gap: 2.5 }}>
          <Box component="ul" sx={{ pl: 2.5, listStyle: 'disc', typography: 'body2' }}>
            {movedLines(checked).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
          <TextInput
            // Not the field of the step before: its text would stay.
            key="name"
            label={`Type ${company.name} to confirm`}
            fullWidth
            autoFocus
            autoComplete="off"
            error={problem}
            value={typed}
            onChange={(change) => setTyped(change.target.value)}
          />
        </Stack>
      ) : (
        <CompanyField
          label="Into which company"
          autoFocus
          value={into}
          except={company.id}
          error={problem}
          onChange={setInto}
        />
      )}
    </FormDialog>
  );
}
