import { AppError, tooManyRequests } from './errors';

/** Who sent a request. Queues limit how much of one requester's work may wait and run. */
export interface Requester {
  /** The signed-in person, or else the network. */
  readonly key: string;
  readonly isNetwork: boolean;
  /** The request has been answered, or its client has disconnected: nobody waits for its work. */
  readonly hasEnded: boolean;
  /** A step of a payment, or a check-in: connections to the database are reserved for these. */
  readonly isUrgent?: boolean;
}

/** People in an office, or guests at an entrance, use the same network. */
const PEOPLE_PER_NETWORK = 8;
/** Seconds. */
const RETRY_AFTER = 3;

/** A network has the limit of several people. */
export const limitFor = ({ isNetwork }: Pick<Requester, 'isNetwork'>, perPerson: number): number =>
  isNetwork ? perPerson * PEOPLE_PER_NETWORK : perPerson;

/** 429 for one requester, while others are served. */
export const tooManyWaiting = ({ isNetwork }: Pick<Requester, 'isNetwork'>): AppError =>
  tooManyRequests(
    isNetwork
      ? 'Too many requests from your network are still waiting. Please try again in a few seconds.'
      : 'Too many of your requests are still waiting. Please try again in a few seconds.',
    RETRY_AFTER,
  );

/** For work that is not done because the client has disconnected. */
export const clientDisconnected = (): AppError =>
  new AppError(499, 'unavailable', 'The caller has gone away.');
