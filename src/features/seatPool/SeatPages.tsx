/** Both pages of claimed seats in one chunk: the second follows the first at once. */
export { SeatPage } from './SeatPage';
export { SeatsPage } from './SeatsPage';
