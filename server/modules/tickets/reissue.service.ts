import type { ModuleDeps } from '../../deps';
import * as repository from './tickets.repository';
import type { AttendeeDetails, TicketRow } from './tickets.types';
import { enqueuePassUpdates } from './wallets/wallets.jobs';

type Db = ModuleDeps['db'];

/** Attempts to find a free ticket number; the random number is rarely taken. */
export const NUMBER_ATTEMPTS = 8;

interface Reissue extends Pick<ModuleDeps, 'config'> {
  details: AttendeeDetails;
  at: Date;
  makeNumber: () => string;
}

/**
 * Changes the holder, number and code of a ticket that the transaction has locked. The number changes too, because
 * check-in accepts it without the code. Earlier prints and links of the ticket stop working.
 */
export async function reissue(
  trx: Db,
  before: TicketRow,
  { config, details, at, makeNumber }: Reissue,
): Promise<TicketRow> {
  for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt += 1) {
    const change = { number: makeNumber(), details, at };
    const after = await repository.reassignTicket(trx, before.id, change);
    if (!after) continue;
    await repository.keepFormerNumber(trx, before.id, before.ticket_number);
    await enqueuePassUpdates(trx, config, { booking: before.booking_id });
    return after;
  }
  throw new Error(`No free ticket number for ticket ${before.id}.`);
}
