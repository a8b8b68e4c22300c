import type { GuestKind, HospitalityGuest, HospitalityInvitation } from '@/api';
import { Badge } from '@/components/display/Badge';
import { FiguresTable } from '@/components/display/FiguresTable';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { ListRow, ListRows } from '@/components/list/ListRow';
import { formatDate } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import { formatCount } from '@/lib/numbers';
import styles from './GuestTable.module.css';

const NAME = 'Guests by year';
const HEADS = ['Guest', 'Kind', 'Invited to', 'Year', 'Times', 'Value'];

const ONE: Record<GuestKind, string> = { client: 'Client', public_official: 'Public official' };

const keyOf = ({ guest, year, currency }: HospitalityGuest) => `${guest} ${year} ${currency}`;

/** What each guest was given in a year; rows on phones. */
export function GuestTable({ guests }: { guests: readonly HospitalityGuest[] }) {
  const isNarrow = useIsNarrow();
  return isNarrow ? <PhoneRows guests={guests} /> : <WideTable guests={guests} />;
}

function WideTable({ guests }: { guests: readonly HospitalityGuest[] }) {
  return (
    <FiguresTable label={NAME} heads={HEADS} className={styles.guests}>
      <tbody>
        {guests.map((guest) => (
          <tr key={keyOf(guest)}>
            <th scope="row">
              {guest.name}
              <small>{[guest.organisation, guest.email].filter(Boolean).join(' · ')}</small>
            </th>
            <td>
              <KindBadge kind={guest.kind} />
            </td>
            <td className={styles.events}>
              <Invitations guest={guest} />
            </td>
            <td>{guest.year}</td>
            <td>{formatCount(guest.times)}</td>
            <td className={styles.value}>{formatMoney(guest.value, guest.currency)}</td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}

const KindBadge = ({ kind }: { kind: GuestKind }) => (
  <Badge tone={kind === 'public_official' ? 'accent' : 'neutral'}>{ONE[kind]}</Badge>
);

/** Shown without a press. */
const FIRST = 2;

function Invitations({ guest }: { guest: HospitalityGuest }) {
  const { invitations, times } = guest;
  const more = invitations.slice(FIRST);
  const left = times - invitations.length;
  return (
    <>
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
    </>
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

function PhoneRows({ guests }: { guests: readonly HospitalityGuest[] }) {
  return (
    <ListRows label={NAME}>
      {guests.map((guest) => (
        <ListRow
          key={keyOf(guest)}
          title={guest.name}
          second={[
            guest.organisation,
            ONE[guest.kind],
            guest.year,
            countOf(guest.times, 'time'),
          ].join(' · ')}
          state={<span className={styles.value}>{formatMoney(guest.value, guest.currency)}</span>}
          figure={guest.invitations[0]?.event_title}
        />
      ))}
    </ListRows>
  );
}
