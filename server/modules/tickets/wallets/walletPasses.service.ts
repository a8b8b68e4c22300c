import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import { ticketKeysOf } from '../../../config/secrets';
import type { ModuleDeps } from '../../../deps';
import { AppError, conflict, notFound, unavailable } from '../../../lib/errors';
import { isSameToken, linkKeys, linkToken } from '../../../lib/linkToken';
import type { PdfWorker } from '../../../pdf/pdfWorker';
import { assertPaid } from '../../bookings/bookingStatus.rules';
import type { BookingsService } from '../../bookings/bookings.service';
import type { SharedTicketService } from '../links/sharedTicket.service';
import { findTicket } from '../tickets.repository';
import type { TicketsService } from '../tickets.service';
import type { TicketRow } from '../tickets.types';
import { applePass } from './applePass.rules';
import type { ApplePassJob } from './applePass.pdf';
import { googleClass, googleObject, saveClaims } from './googlePass.rules';
import { createGoogleWalletClient, type GoogleAddresses } from './googleWallet.gateway';
import { passSerial, walletTicket, type WalletTicket } from './walletTicket.rules';
import { saveGooglePass } from './wallets.repository';

export interface WalletPassesDeps extends Pick<
  ModuleDeps,
  'config' | 'db' | 'secrets' | 'clock' | 'log'
> {
  bookings: Pick<BookingsService, 'get' | 'eventOf'>;
  tickets: Pick<TicketsService, 'presentTicket'>;
  shared: Pick<SharedTicketService, 'open'>;
  googleAddresses: GoogleAddresses;
  pdfWorker: PdfWorker<ApplePassJob>;
}

/** A ticket as a file for Apple Wallet. */
export interface PassFile {
  filename: string;
  file: Buffer;
}

export type WalletPasses = ReturnType<typeof createWalletPasses>;

const noSuchTicket = () => notFound('Ticket not found');

/** Tickets for Apple Wallet and Google Wallet, where the settings have them. */
export function createWalletPasses({
  config,
  db,
  secrets,
  clock,
  log,
  bookings,
  tickets,
  shared,
  googleAddresses,
  pdfWorker,
}: WalletPassesDeps) {
  const { appleWallet, googleWallet, publicUrl, supportEmail } = config;
  const tokenKeys = linkKeys(ticketKeysOf(secrets), 'apple pass');
  const google = googleWallet && {
    issuer: { wallet: googleWallet, publicUrl },
    client: createGoogleWalletClient(googleWallet, { clock, addresses: googleAddresses }),
  };

  const tokenOf = (key: Buffer, ticket: { id: number; version: number }): string =>
    linkToken(key, ticket.id, passSerial(ticket));

  const ticketOf = async (row: TicketRow, version = row.version): Promise<WalletTicket> =>
    walletTicket(row, {
      version,
      code: tickets.presentTicket(row).qr_code,
      event: await bookings.eventOf(row.booking_id),
    });

  /** @throws 404; 409 `not_paid`, `booking_cancelled`, `booking_refunded`, `ticket_void` */
  async function ownTicket(caller: Caller, ticketId: number): Promise<WalletTicket> {
    const row = await findTicket(db, ticketId);
    if (!row) throw noSuchTicket();
    const booking = await bookings.get(caller, row.booking_id).catch((error: unknown) => {
      throw error instanceof AppError && error.status === 404 ? noSuchTicket() : error;
    });
    assertPaid(booking);
    const ticket = await ticketOf(row);
    if (ticket.code === null) throw conflict('ticket_void', 'This ticket is no longer valid.');
    return ticket;
  }

  const sharedTicket = async (token: string, address: string): Promise<WalletTicket> =>
    ticketOf((await shared.open(token, address)).row);

  async function appleFile(ticket: WalletTicket): Promise<PassFile> {
    if (!appleWallet) throw notSetUp('Apple');
    const token = tokenOf(tokenKeys[0], ticket);
    const pass = applePass(ticket, { wallet: appleWallet, publicUrl, supportEmail, token });
    return {
      filename: `ticket-${ticket.number ?? passSerial(ticket)}.pkpass`,
      file: await pdfWorker.render({ kind: 'apple_pass', pass, signer: appleWallet }),
    };
  }

  /** Gives the ticket to Google first, so that the link only names it. @throws 503 */
  async function googleLink(ticket: WalletTicket): Promise<Schemas['GoogleWalletLink']> {
    if (!google) throw notSetUp('Google');
    const { issuer, client } = google;
    // Before Google has it, so that a change from now on updates it there.
    await saveGooglePass(db, { ticket_id: ticket.id, version: ticket.version });
    try {
      await client.save('eventTicketClass', googleClass(issuer, ticket.event));
      await client.save('eventTicketObject', googleObject(issuer, ticket));
    } catch (error) {
      log.warn({ err: error, ticket: ticket.id }, 'a ticket was not given to Google Wallet');
      throw unavailable('Google Wallet does not answer. Please try again.', 5, error);
    }
    return { url: await client.saveLink(saveClaims(issuer, ticket)) };
  }

  return {
    /** @throws as `ownTicket`; 404 without Apple Wallet */
    appleFileOf: async (caller: Caller, ticketId: number): Promise<PassFile> =>
      appleFile(await ownTicket(caller, ticketId)),

    /** @throws as `SharedTicketService.open`; 404 without Apple Wallet */
    sharedAppleFile: async (token: string, address: string): Promise<PassFile> =>
      appleFile(await sharedTicket(token, address)),

    /** @throws as `ownTicket`; 404 without Google Wallet; 503 */
    googleLinkOf: async (caller: Caller, ticketId: number): Promise<Schemas['GoogleWalletLink']> =>
      googleLink(await ownTicket(caller, ticketId)),

    /** @throws as `SharedTicketService.open`; 404 without Google Wallet; 503 */
    sharedGoogleLink: async (
      token: string,
      address: string,
    ): Promise<Schemas['GoogleWalletLink']> => googleLink(await sharedTicket(token, address)),

    /** Whether this is the token in the pass of this version. */
    isPassToken: (ticket: { id: number; version: number }, token: string): boolean =>
      tokenKeys.some((key) => isSameToken(tokenOf(key, ticket), token)),

    /** The pass of any version, valid or not. @throws 404 */
    async currentAppleFile({ id, version }: { id: number; version: number }): Promise<PassFile> {
      const row = await findTicket(db, id);
      if (!row) throw noSuchTicket();
      return appleFile(await ticketOf(row, version));
    },

    /** Changes a ticket that Google has. Does nothing without Google Wallet. */
    async updateGoogleObject({ id, version }: { id: number; version: number }): Promise<void> {
      const row = google && (await findTicket(db, id));
      if (!row) return;
      const ticket = await ticketOf(row, version);
      await google.client.change('eventTicketObject', googleObject(google.issuer, ticket));
    },

    /** Changes the event of a ticket that Google has. Does nothing without Google Wallet. */
    async updateGoogleClass(ticketId: number): Promise<void> {
      const row = google && (await findTicket(db, ticketId));
      if (!row) return;
      const event = await bookings.eventOf(row.booking_id);
      await google.client.change('eventTicketClass', googleClass(google.issuer, event));
    },
  };
}

const notSetUp = (name: 'Apple' | 'Google') => notFound(`${name} Wallet is not available here.`);
