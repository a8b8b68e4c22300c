import { paths } from '@/lib/paths';

/** The page of a claimed seat. */
export const seatClaimPath = (token: string): string =>
  paths.seatClaim.replace(':token', encodeURIComponent(token));
