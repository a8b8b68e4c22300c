import type { ModuleDeps } from '../../deps';
import * as repository from './tickets.repository';
import type { AttendeeDetails, TicketRow } from './tickets.types';

type Db = ModuleDeps['db'];

/** Attempts to find a free ticket number; the random number is rarely taken. */
export const NUMBER_ATTEMPTS = 8;

/**
 * Gives a ticket that the transaction has locked another holder, number and code, because check-in also
 * accepts the number alone. What was printed or shared of it before no longer works.
 */
export async function reissue(
  trx: Db,
  before: TicketRow,
  { details, at, makeNumber }: { details: AttendeeDetails; at: Date; makeNumber: () => string },
): Promise<TicketRow> {
  for (let attempt = 0; attempt < NUMBER_ATTEMPTS; attempt += 1) {
    const change = { number: makeNumber(), details, at };
    const after = await repository.reassignTicket(trx, before.id, change);
    if (!after) continue;
    await repository.keepFormerNumber(trx, before.id, before.ticket_number);
    return after;
  }
  throw new Error(`No free ticket number for ticket ${before.id}.`);
}
