import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { ManageSeatsService } from './manageSeats.service';
import type { SeatOffersService } from './seatOffers.service';

export type SeatOperations =
  | 'getBookingSeats'
  | 'openSeatPool'
  | 'closeSeatPool'
  | 'renewSeatPoolLink'
  | 'assignSeats'
  | 'inviteToSeats'
  | 'remindOfSeats'
  | 'getSeatOffer'
  | 'claimSeat'
  | 'getSeatClaim'
  | 'releaseSeat'
  | 'listCompanySeats';

export function createSeatHandlers({
  seats,
  offers,
}: {
  seats: ManageSeatsService;
  offers: SeatOffersService;
}): Handlers<SeatOperations> {
  return {
    getBookingSeats: (request) => seats.read(callerOf(request), request.params.id),
    openSeatPool: (request) => seats.open(callerOf(request), request.params.id, request.body),
    closeSeatPool: (request) => seats.close(callerOf(request), request.params.id, request.body),
    renewSeatPoolLink: (request) => seats.renewLink(callerOf(request), request.params.id),
    assignSeats: (request) => seats.assign(callerOf(request), request.params.id, request.body),
    inviteToSeats: (request) => seats.invite(callerOf(request), request.params.id, request.body),
    remindOfSeats: (request) => seats.remind(callerOf(request), request.params.id),
    getSeatOffer: ({ params, caller, ip }) => offers.show(params.token, { caller, address: ip }),
    claimSeat: ({ params, caller, ip, body }) =>
      offers.claim(params.token, { caller, address: ip, body }),
    getSeatClaim: ({ params, ip }) => offers.showClaim(params.token, ip),
    releaseSeat: ({ params, ip }) => offers.release(params.token, ip),
    listCompanySeats: (request) => offers.ofCompany(callerOf(request)),
  };
}
