import type { Caller } from '../../../contract/caller';
import type { Schemas } from '../../../contract/types';
import type { ModuleDeps } from '../../../deps';
import { judgeScans } from '../../../lib/admission';
import { rulesOf, type ScanResult } from './checkIn.rules';
import { findTicket } from './checkIn.repository';
import * as repository from './checkIns.repository';
import type { ScanToTake, TakenScan, TakeScan } from './takeScan.service';

interface WholeBookingDeps extends Pick<ModuleDeps, 'db'> {
  takeScan: TakeScan;
}

/** Results of the scanned ticket with which the others of its booking are still admitted. */
const goesOn: ReadonlySet<ScanResult> = new Set([
  'accepted',
  'already_used',
  'day_used',
  'already_inside',
]);

export type WholeBooking = ReturnType<typeof createWholeBooking>;

/** Admits all tickets of a booking with one scan. */
export function createWholeBooking({ db, takeScan }: WholeBookingDeps) {
  async function couldBeAdmitted(id: number, at: Date): Promise<boolean> {
    const ticket = await findTicket(db, { id });
    if (!ticket) return false;
    const next = { direction: 'in' as const, at };
    const scans = [...(await repository.findAdmittedScans(db, id)), next];
    return judgeScans(scans, rulesOf(ticket)).some(({ scan, counts }) => scan === next && counts);
  }

  return {
    /**
     * Takes a scan of its own for each further ticket that was not admitted. Its id follows from the scanned one, so
     * that a repeated scan admits nobody twice.
     * @returns what it did, and accepted if anybody was admitted
     */
    async admit(
      caller: Caller,
      doors: readonly number[] | null,
      scan: ScanToTake,
      taken: TakenScan,
    ): Promise<{ booking: Schemas['CheckedBooking'] | null; result: ScanResult }> {
      const { ticket, result } = taken;
      if (!ticket || !goesOn.has(result)) return { booking: null, result };
      const { booking_id: id, event_id: eventId } = ticket;
      const all = await repository.findTicketsOfBooking(db, id, eventId);
      for (const other of all.filter((one) => one.id !== ticket.id)) {
        if (!(await couldBeAdmitted(other.id, scan.at))) continue;
        await takeScan(caller, doors, {
          ...scan,
          scanId: `${scan.scanId}:${other.id}`,
          groupScan: scan.scanId,
          shown: { ticket: other },
        });
      }
      const checkIns = await repository.findAdmittedByScan(db, scan.scanId);
      let left = 0;
      for (const one of all) if (await couldBeAdmitted(one.id, scan.at)) left += 1;
      const booking = { id, checked_in: checkIns.length, left, check_ins: checkIns };
      return { booking, result: checkIns.length > 0 ? 'accepted' : result };
    },
  };
}
