import type { GoogleWallet } from '../../../config/walletSettings';
import { isoIn } from '../../../lib/dateFormat';
import type { BookedEvent } from '../../bookings/bookings.service';
import { NO_NAME, passColors, passSerial, type WalletTicket } from './walletTicket.rules';

interface Issuer {
  wallet: Pick<GoogleWallet, 'issuerId' | 'accountEmail'>;
  publicUrl: string;
}

const inEnglish = (value: string) => ({ defaultValue: { language: 'en-US', value } });

/** Ids contain the host, because several servers may use one issuer, for instance for tests. */
const idOf = ({ wallet, publicUrl }: Issuer, name: string): string =>
  `${wallet.issuerId}.${new URL(publicUrl).host.replace(/[^\w.-]/g, '_')}-${name}`;

const googleClassId = (issuer: Issuer, eventId: number): string => idOf(issuer, `event-${eventId}`);

const googleObjectId = (issuer: Issuer, ticket: Pick<WalletTicket, 'id' | 'version'>) =>
  idOf(issuer, `ticket-${passSerial(ticket)}`);

/** What all tickets of an event share: an `EventTicketClass` of the Google Wallet API. */
export const googleClass = (issuer: Issuer, event: BookedEvent) => ({
  id: googleClassId(issuer, event.event_id),
  issuerName: 'Foyer',
  // Google refuses a change of a class without it.
  reviewStatus: 'UNDER_REVIEW',
  eventId: String(event.event_id),
  eventName: inEnglish(event.event_title),
  venue: {
    name: inEnglish(event.event_venue),
    // Required beside the name.
    address: inEnglish(event.event_city || event.event_venue),
  },
  dateTime: {
    start: isoIn(event.event_start_at, event.event_timezone),
    end: isoIn(event.event_end_at, event.event_timezone),
  },
  hexBackgroundColor: `#${passColors.background}`,
});

/** One ticket: an `EventTicketObject`. Null removes what a ticket that is no longer valid must not show. */
export const googleObject = (issuer: Issuer, ticket: WalletTicket) => ({
  id: googleObjectId(issuer, ticket),
  classId: googleClassId(issuer, ticket.event.event_id),
  state: ticket.code === null ? 'INACTIVE' : 'ACTIVE',
  ticketNumber: ticket.number,
  ticketHolderName: ticket.number === null ? null : (ticket.attendee ?? NO_NAME),
  ticketType: inEnglish(ticket.event.tier_name),
  barcode:
    ticket.code === null
      ? null
      : {
          type: 'QR_CODE',
          value: ticket.code,
          ...(ticket.number !== null && { alternateText: ticket.number }),
        },
});

/**
 * The claims of a "Save to Google Wallet" link. They name a class and an object that exist already: with their content
 * the link would be longer than the 1,800 characters that Google recommends.
 */
export const saveClaims = (issuer: Issuer, ticket: WalletTicket) => ({
  iss: issuer.wallet.accountEmail,
  aud: 'google',
  typ: 'savetowallet',
  origins: [new URL(issuer.publicUrl).origin],
  payload: {
    eventTicketObjects: [
      {
        id: googleObjectId(issuer, ticket),
        classId: googleClassId(issuer, ticket.event.event_id),
      },
    ],
  },
});
