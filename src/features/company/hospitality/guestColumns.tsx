import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { GuestKind, HospitalityGuest, HospitalityInvitation } from '@/api';
import type { DataColumn } from '@/components/dataList/DataTable';
import { TwoLines } from '@/components/dataList/TwoLines';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { countOf } from '@/lib/text';

const ONE: Record<GuestKind, string> = { client: 'Client', public_official: 'Public official' };

/** What each guest was given in a year. */
export const GUEST_COLUMNS: readonly DataColumn<HospitalityGuest>[] = [
  {
    id: 'guest',
    header: 'Guest',
    minWidth: 200,
    wraps: true,
    phone: 'title',
    render: ({ name, organisation, email }) => (
      <TwoLines first={name} second={[organisation, email].filter(Boolean).join(' · ')} />
    ),
  },
  { id: 'kind', header: 'Kind', width: 140, render: ({ kind }) => <KindBadge kind={kind} /> },
  {
    id: 'invitations',
    header: 'Invited to',
    minWidth: 280,
    wraps: true,
    phone: 'wide',
    render: (guest) => <Invitations guest={guest} />,
  },
  {
    id: 'year',
    header: 'Year',
    width: 72,
    align: 'right',
    phone: 'figure',
    render: ({ year }) => year,
  },
  {
    id: 'times',
    header: 'Times',
    width: 72,
    align: 'right',
    phone: 'figure',
    phoneLabel: true,
    render: ({ times }) => formatCount(times),
  },
  {
    id: 'value',
    header: 'Value',
    width: 132,
    align: 'right',
    phone: 'amount',
    render: ({ value, currency }) => formatMoney(value, currency),
  },
];

const KindBadge = ({ kind }: { kind: GuestKind }) => (
  <Chip size="small" color={kind === 'public_official' ? 'primary' : 'default'} label={ONE[kind]} />
);

/** Shown without opening the rest. */
const FIRST = 2;

function Invitations({ guest }: { guest: HospitalityGuest }) {
  const { invitations, times } = guest;
  const more = invitations.slice(FIRST);
  const left = times - invitations.length;
  return (
    <Stack sx={{ gap: 0.75 }}>
      <InvitationList invitations={invitations.slice(0, FIRST)} />
      {more.length > 0 && (
        <details>
          <Box component="summary" sx={{ minHeight: 24, cursor: 'pointer', color: 'primary.main' }}>
            {countOf(more.length, 'more invitation')}
            <VisuallyHidden> of {guest.name}</VisuallyHidden>
          </Box>
          <InvitationList invitations={more} />
          {left > 0 && <p>The file has {countOf(left, 'earlier one')}.</p>}
        </details>
      )}
    </Stack>
  );
}

function InvitationList({ invitations }: { invitations: readonly HospitalityInvitation[] }) {
  return (
    <Stack component="ul" sx={{ gap: 0.75 }}>
      {invitations.map((invitation) => (
        <li key={invitation.booking_number}>
          {invitation.event_title},{' '}
          {formatDate(invitation.event_start_at, invitation.event_timezone)}
          <Typography variant="meta" color="textSecondary" sx={{ display: 'block' }}>
            {detailOf(invitation)}
          </Typography>
        </li>
      ))}
    </Stack>
  );
}

/** `Asha Rao: To renew the contract · approved by Vikram Rao` */
function detailOf({ invited_by: by, purpose, approved_by: approvers }: HospitalityInvitation) {
  const approved = approvers.length > 0 && `approved by ${approvers.join(', ')}`;
  return [`${by}: ${purpose}`, approved].filter(Boolean).join(' · ');
}
