import { callerOf } from '../../contract/caller';
import type { Handlers } from '../../contract/types';
import type { ManagePoolService } from './managePool.service';
import type { SeatOffersService } from './seatOffers.service';
import type { SeatPeopleService } from './seatPeople.service';

export type SeatOperations =
  | 'getBookingSeats'
  | 'openSeatPool'
  | 'addToSeatPool'
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
  pools,
  people,
  offers,
}: {
  pools: ManagePoolService;
  people: SeatPeopleService;
  offers: SeatOffersService;
}): Handlers<SeatOperations> {
  return {
    getBookingSeats: (request) => pools.read(callerOf(request), request.params.id),
    openSeatPool: (request) => pools.open(callerOf(request), request.params.id, request.body),
    addToSeatPool: (request) => pools.add(callerOf(request), request.params.id, request.body),
    closeSeatPool: (request) => pools.close(callerOf(request), request.params.id, request.body),
    renewSeatPoolLink: (request) => pools.renewLink(callerOf(request), request.params.id),
    assignSeats: (request) => people.assign(callerOf(request), request.params.id, request.body),
    inviteToSeats: (request) => people.invite(callerOf(request), request.params.id, request.body),
    remindOfSeats: (request) => people.remind(callerOf(request), request.params.id),
    getSeatOffer: ({ params, caller, ip }) => offers.show(params.token, { caller, address: ip }),
    claimSeat: ({ params, caller, ip, body }) =>
      offers.claim(params.token, { caller, address: ip, body }),
    getSeatClaim: ({ params, ip }) => offers.showClaim(params.token, ip),
    releaseSeat: ({ params, ip }) => offers.release(params.token, ip),
    listCompanySeats: (request) => offers.ofCompany(callerOf(request)),
  };
}
