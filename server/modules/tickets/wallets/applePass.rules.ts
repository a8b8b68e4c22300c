import type { AppleWallet } from '../../../config/walletSettings';
import { isoIn, whenOf } from '../../../lib/dateFormat';
import { venueAndCity } from '../../../lib/text';
import { NO_NAME, passColors, passSerial, type WalletTicket } from './walletTicket.rules';

interface ApplePassSettings {
  wallet: Pick<AppleWallet, 'passTypeId' | 'teamId'>;
  publicUrl: string;
  supportEmail: string;
  /** With which a device asks for changes of this pass. */
  token: string;
}

/** The content of `pass.json`, with the keys of Apple's "Pass" reference. Times are those of the venue. */
export function applePass(
  ticket: WalletTicket,
  { wallet, publicUrl, supportEmail, token }: ApplePassSettings,
) {
  const { event, code, number } = ticket;
  const isValid = code !== null;
  const place = { venue: event.event_venue, city: event.event_city };
  const dates = {
    start: event.event_start_at,
    end: event.event_end_at,
    timezone: event.event_timezone,
  };
  return {
    formatVersion: 1 as const,
    passTypeIdentifier: wallet.passTypeId,
    teamIdentifier: wallet.teamId,
    serialNumber: passSerial(ticket),
    organizationName: 'Foyer',
    description: `Ticket for ${event.event_title}`,
    logoText: 'Foyer',
    groupingIdentifier: `event-${event.event_id}`,
    // Whoever has the code gets in, so the pass is not sent on by mistake.
    sharingProhibited: true,
    webServiceURL: `${publicUrl}/api/apple-wallet`,
    authenticationToken: token,
    relevantDate: dates.start.toISOString(),
    expirationDate: dates.end.toISOString(),
    voided: !isValid,
    backgroundColor: rgb(passColors.background),
    foregroundColor: rgb(passColors.text),
    labelColor: rgb(passColors.label),
    ...(isValid && {
      barcodes: [
        {
          format: 'PKBarcodeFormatQR' as const,
          message: code,
          messageEncoding: 'iso-8859-1',
          ...(number !== null && { altText: number }),
        },
      ],
    }),
    eventTicket: {
      primaryFields: [{ key: 'event', label: 'Event', value: event.event_title }],
      secondaryFields: [
        {
          key: 'venue',
          label: 'Venue',
          value: venueAndCity(place),
          changeMessage: 'The venue is now %@.',
        },
        { key: 'attendee', label: 'Attendee', value: ticket.attendee ?? NO_NAME },
      ],
      auxiliaryFields: [
        {
          key: 'starts',
          label: 'Starts',
          value: isoIn(dates.start, dates.timezone),
          dateStyle: 'PKDateStyleMedium',
          timeStyle: 'PKDateStyleShort',
          // Shows the time of the venue wherever the phone is.
          ignoresTimeZone: true,
          changeMessage: 'The event now starts on %@.',
        },
        { key: 'tier', label: 'Ticket', value: event.tier_name },
      ],
      backFields: [
        {
          key: 'status',
          label: 'Status',
          value: isValid ? 'Valid' : 'No longer valid',
          changeMessage: 'Your ticket: %@.',
        },
        ...(number === null ? [] : [{ key: 'number', label: 'Ticket number', value: number }]),
        { key: 'when', label: 'Date', value: whenOf(dates) },
        { key: 'entrance', label: 'Entrance', value: 'Bring a valid ID to the entrance.' },
        { key: 'support', label: 'Questions', value: supportEmail },
      ],
    },
  };
}

export type ApplePass = ReturnType<typeof applePass>;

/** Apple's reference asks for `rgb(18, 16, 14)`. */
const rgb = (hex: string): string => `rgb(${[...Buffer.from(hex, 'hex')].join(', ')})`;
