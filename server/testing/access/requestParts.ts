import type { TestApp } from '../buildTestApp';
import type { AccessData } from './accessData';

/** The parameters and body of a call. */
export interface RequestParts {
  /** For `{id}` in the path. */
  id?: number;
  /** For `{tier_id}` in the path. */
  tierId?: number;
  /** For `{document_id}` in the path. */
  documentId?: number;
  /** For `{receipt_id}` in the path. */
  receiptId?: number;
  /** For `{user_id}` in the path. */
  userId?: number;
  ifMatch?: string;
  /** For `{kind}` in the path. */
  kind?: string;
  /** For `{gateway}` in the path. */
  gateway?: string;
  /** For `{token}` in the path. */
  token?: string;
  /** For `{domain}` in the path. */
  domain?: string;
  /** For `{hash}` in the path. */
  hash?: string;
  /** For further parameters in the path, by their names. */
  path?: Record<string, string>;
  /** A body that is a file. */
  file?: Buffer;
  query?: Record<string, string | number>;
  body?: object;
}

export type RequestBuilder = (
  data: AccessData,
  test: TestApp,
) => RequestParts | Promise<RequestParts>;

/** One complimentary ticket of a tier. */
export const gift = (tier: number) => ({
  tier,
  reason: 'Press',
  attendees: [
    {
      name: 'Devika Nair',
      email: 'devika@guests.example',
    },
  ],
});

export const plain: RequestBuilder = () => ({});
/** The owner's paid booking. */
export const paid: RequestBuilder = ({ bookings }) => ({ id: bookings.paid });
export const owner: RequestBuilder = ({ people }) => ({ id: people.owner.id });
/** The event that everybody may book. */
export const openEvent: RequestBuilder = ({ open }) => ({ id: open.event.id });
