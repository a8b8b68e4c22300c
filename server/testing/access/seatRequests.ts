import type { AccessData } from './accessData';
import type { RequestBuilder } from './requestParts';

const seats =
  (body?: (data: AccessData) => object): RequestBuilder =>
  (data) => ({ id: data.seats.booking, ...(body && { body: body(data) }) });

const people = ({ people: { manager } }: AccessData) => ({
  people: [{ name: 'Some Manager', email: manager.email }],
});

export const seatRequests = {
  getBookingSeats: seats(),
  openSeatPool: ({ bookings }) => ({ id: bookings.paid, body: {} }),
  addToSeatPool: seats(({ bookings }) => ({ bookings: [bookings.paid] })),
  closeSeatPool: seats(() => ({})),
  renewSeatPoolLink: seats(),
  assignSeats: seats(people),
  inviteToSeats: seats(people),
  remindOfSeats: seats(),
  getSeatOffer: (data) => ({ token: data.seats.token }),
  claimSeat: (data) => ({ token: data.seats.token, body: {} }),
  getSeatClaim: (data) => ({ token: data.seats.claimToken }),
  releaseSeat: async (data) => ({ token: await data.claimedSeat() }),
  listCompanySeats: () => ({}),
} satisfies Record<string, RequestBuilder>;
