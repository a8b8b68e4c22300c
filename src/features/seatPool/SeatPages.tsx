/** Both pages of claimed seats in one chunk: the second follows the first at once. */
export { SeatClaimPage } from './SeatClaimPage';
export { SeatOfferPage } from './SeatOfferPage';
