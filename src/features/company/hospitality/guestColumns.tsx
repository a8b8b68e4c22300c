import Chip from '@mui/material/Chip';
import { formatCount } from '@/lib/numbers';
import type { GuestKind, HospitalityGuest, HospitalityInvitation } from '@/api';
import type { DataColumn } from '@/components/dataList/dataColumn';
import { TwoLines } from '@/components/dataList/TwoLines';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import styles from './guestColumns.module.css';

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

/** Shown without a press. */
const FIRST = 2;

function Invitations({ guest }: { guest: HospitalityGuest }) {
  const { invitations, times } = guest;
  const more = invitations.slice(FIRST);
  const left = times - invitations.length;
  return (
    <div className={styles.invitations}>
      <ul>
        {invitations.slice(0, FIRST).map((one) => (
          <Invitation key={one.booking_number} invitation={one} />
        ))}
      </ul>
      {more.length > 0 && (
        <details>
          <summary>
            {countOf(more.length, 'more invitation')}
            <VisuallyHidden> of {guest.name}</VisuallyHidden>
          </summary>
          <ul>
            {more.map((one) => (
              <Invitation key={one.booking_number} invitation={one} />
            ))}
          </ul>
          {left > 0 && <p>The file has {countOf(left, 'earlier one')}.</p>}
        </details>
      )}
    </div>
  );
}

function Invitation({ invitation }: { invitation: HospitalityInvitation }) {
  const { event_title: title, event_start_at: start, event_timezone: zone } = invitation;
  return (
    <li>
      {title}, {formatDate(start, zone)}
      <small>{detailOf(invitation)}</small>
    </li>
  );
}

/** `Asha Rao: To renew the contract · approved by Vikram Rao` */
function detailOf({ invited_by: by, purpose, approved_by: approvers }: HospitalityInvitation) {
  const approved = approvers.length > 0 && `approved by ${approvers.join(', ')}`;
  return [`${by}: ${purpose}`, approved].filter(Boolean).join(' · ');
}
