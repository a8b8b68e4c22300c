import type { WalletSettings } from '../../../config/walletSettings';
import type { Schemas } from '../../../contract/types';
import type { BookedEvent } from '../../bookings/bookings.service';
import type { TicketRow } from '../tickets.types';

/** A ticket as a wallet shows it. */
export interface WalletTicket {
  id: number;
  /** The ticket's version when the pass was made. */
  version: number;
  /** Null for a former holder, who must not see the new number. */
  number: string | null;
  attendee: string | null;
  /** The signed text in the QR code; null once the ticket is no longer valid. */
  code: string | null;
  event: BookedEvent;
}

/**
 * The pass of one version of a ticket. A pass of an earlier version belongs to the former holder: it is no longer
 * valid and names nobody.
 * @param code the current code of the ticket; null if it is void
 */
export function walletTicket(
  row: Pick<TicketRow, 'id' | 'version' | 'ticket_number' | 'attendee_name'>,
  { version, code, event }: { version: number; code: string | null; event: BookedEvent },
): WalletTicket {
  const isCurrent = row.version === version;
  return {
    id: row.id,
    version,
    number: isCurrent ? row.ticket_number : null,
    attendee: isCurrent ? row.attendee_name : null,
    code: isCurrent && !event.is_cancelled ? code : null,
    event,
  };
}

/** `201-1`: each version is a pass of its own, so that a new holder's pass never replaces the former holder's. */
export const passSerial = ({ id, version }: Pick<WalletTicket, 'id' | 'version'>): string =>
  `${id}-${version}`;

/** Undefined for what no pass has. */
export function readPassSerial(serial: string): { id: number; version: number } | undefined {
  const [, id, version] = /^([1-9]\d{0,14})-([1-9]\d{0,8})$/.exec(serial) ?? [];
  return id === undefined || version === undefined
    ? undefined
    : { id: Number(id), version: Number(version) };
}

export const NO_NAME = 'Not named yet';

/** The dark colours of the product, as hexadecimal digits. */
export const passColors = { background: '12100E', text: 'F4EFE6', label: 'E2B15B' } as const;

/** The wallets that the settings have. */
export const walletsOf = ({ appleWallet, googleWallet }: WalletSettings): Schemas['Wallet'][] => [
  ...(appleWallet ? (['apple'] as const) : []),
  ...(googleWallet ? (['google'] as const) : []),
];
