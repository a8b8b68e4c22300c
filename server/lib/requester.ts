import { AppError, tooManyRequests } from './errors';

/** Who waits for the answer of a request: the share of every queue belongs to it. */
export interface Requester {
  /** Of the person who is signed in, else of the network. */
  readonly key: string;
  readonly isNetwork: boolean;
  /** The request has been answered, or its client has disconnected: nobody waits for its work. */
  readonly isGone: boolean;
  /** A step of a payment, or a check-in: connections to the database are reserved for these. */
  readonly isUrgent?: boolean;
}

/** An office, or the guests at one door, share a network. */
const PEOPLE_OF_A_NETWORK = 8;
/** Seconds. */
const RETRY_AFTER = 3;

/** @param share of one person */
export const shareOf = ({ isNetwork }: Pick<Requester, 'isNetwork'>, share: number): number =>
  isNetwork ? share * PEOPLE_OF_A_NETWORK : share;

/** 429: others are served. */
export const shareIsFull = ({ isNetwork }: Pick<Requester, 'isNetwork'>): AppError =>
  tooManyRequests(
    isNetwork
      ? 'Too many requests from your network are still waiting. Please try again in a few seconds.'
      : 'Too many of your requests are still waiting. Please try again in a few seconds.',
    RETRY_AFTER,
  );

/** For a request whose client has disconnected: its work is not done. */
export const callerGone = (): AppError =>
  new AppError(499, 'caller_gone', 'The caller has gone away.');
