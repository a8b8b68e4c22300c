import type { WriteQuotas } from '../../config/writeQuotaSettings';
import type { Caller } from '../../contract/caller';
import type { OperationId } from '../../contract/types';
import type { Clock } from '../../lib/clock';
import { limitExceeded, type RateLimitState } from '../../lib/errors';
import { waitInWords } from './limits';
import { networkOf } from './networks';

/** Calls that write without a quota, each with the reason. */
export const withoutQuota: Partial<Record<OperationId, string>> = {
  receivePaymentEvent:
    'A gateway sends the events of all payments from a few addresses; each is signed, and one that is refused is a payment that is not seen.',
};

/** Milliseconds in which a quota that is used up is full again. */
const REFILL = 60_000;
/** Subjects in each generation. It is limited, because an attacker may have very many networks. */
const MOST_SUBJECTS = 25_000;

interface Bucket {
  left: number;
  /** When `left` was counted, milliseconds. */
  at: number;
}

interface Quota {
  /** Of the limit in the headers of the answer. */
  name: string;
  subject: string;
  max: number;
  refusal: (wait: string) => string;
}

/**
 * Limits what one person, one company and one network write, and what one API key or SCIM token calls, within a
 * minute. The counts are in the memory of this process, so that a booking needs no further statement; each process
 * counts for itself. Calls that send mail or try a password have tighter limits in the database (limits.ts).
 */
export function createWriteQuotas(quotas: WriteQuotas, { now }: Clock) {
  /** A bucket moves to the younger generation when it is used; those that stay in the older one are full again. */
  let [younger, older] = [new Map<string, Bucket>(), new Map<string, Bucket>()];
  let bornAt = now();

  function bucketOf({ subject, max }: Quota): Bucket {
    const known = younger.get(subject) ?? older.get(subject);
    const at = now();
    const refilled = known ? ((at - known.at) * max) / REFILL : max;
    return { left: Math.min(max, (known?.left ?? 0) + refilled), at };
  }

  function renewGenerations(): void {
    if (now() - bornAt < REFILL && younger.size < MOST_SUBJECTS) return;
    [younger, older] = [new Map(), younger];
    bornAt = now();
  }

  /**
   * Counts a call that writes, for the person, the company and the network, or for none of them.
   * @param address of the connection, or the one that a trusted proxy names
   * @returns the quota of which the smallest share is left; undefined without quotas
   * @throws AppError 429 with the seconds to wait
   */
  const countWrite = (caller: Caller | null, address: string): RateLimitState | undefined =>
    count(quotasOf(quotas, caller, address));

  /** Counts a call with this API key. @throws AppError 429 with the seconds to wait */
  const countKeyCall = (id: number): RateLimitState | undefined =>
    countCall({ name: 'calls of key', subject: `key ${id}` }, 'This API key');

  /** Counts a call with the SCIM token of this company. @throws AppError 429 with the seconds to wait */
  const countScimCall = (companyId: number): RateLimitState | undefined =>
    countCall({ name: 'calls of token', subject: `scim ${companyId}` }, 'This token');

  const countCall = (of: Pick<Quota, 'name' | 'subject'>, secret: string) =>
    count([
      {
        ...of,
        max: quotas.callsPerKey,
        refusal: (wait) => `${secret} has made very many calls. Please wait ${wait} and try again.`,
      },
    ]);

  function count(due: readonly Quota[]): RateLimitState | undefined {
    renewGenerations();
    const counted = due
      .filter(({ max }) => max > 0)
      .map((quota) => ({ ...quota, bucket: bucketOf(quota) }));
    for (const { bucket, name, max, refusal } of counted) {
      if (bucket.left >= 1) continue;
      const wait = secondsToOne(bucket.left, max);
      throw limitExceeded(refusal(waitInWords(wait)), stateOf(name, max, 0, wait));
    }
    for (const { subject, bucket } of counted) {
      younger.set(subject, { ...bucket, left: bucket.left - 1 });
    }
    const [tightest] = counted
      .map(({ name, max, bucket }) => ({ name, max, left: bucket.left - 1 }))
      .sort((one, other) => one.left / one.max - other.left / other.max);
    if (!tightest) return undefined;
    const { name, max, left } = tightest;
    return stateOf(name, max, Math.floor(left), left >= 1 ? 0 : secondsToOne(left, max));
  }

  return {
    countWrite,
    countKeyCall,
    countScimCall,
    /** Subjects in memory. */
    size: () => younger.size + older.size,
  };
}

/** Seconds until a bucket has room for one call. */
const secondsToOne = (left: number, max: number) => Math.ceil(((1 - left) * REFILL) / max / 1000);

const stateOf = (name: string, max: number, left: number, wait: number): RateLimitState => ({
  name,
  max,
  windowSeconds: REFILL / 1000,
  left,
  wait,
});

function quotasOf(
  { writesPerPerson, writesPerCompany, writesPerNetwork }: WriteQuotas,
  caller: Caller | null,
  address: string,
): Quota[] {
  if (!caller) {
    const refusal = (wait: string) =>
      `Too many requests from your network. Please wait ${wait} and try again.`;
    return [
      {
        name: 'writes of network',
        subject: `network ${networkOf(address)}`,
        max: writesPerNetwork,
        refusal,
      },
    ];
  }
  const person: Quota = {
    name: 'writes of person',
    subject: `person ${caller.userId}`,
    max: writesPerPerson,
    refusal: (wait) => `You have made very many changes. Please wait ${wait} and try again.`,
  };
  if (caller.companyId === null) return [person];
  const company: Quota = {
    name: 'writes of company',
    subject: `company ${caller.companyId}`,
    max: writesPerCompany,
    refusal: (wait) =>
      `The people of your company have made very many changes. Please wait ${wait} and try again.`,
  };
  return [person, company];
}
