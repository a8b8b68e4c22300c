import { lookup, type LookupAddress, type LookupAllOptions } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from '../../lib/publicAddress';

/** Bytes of an answer that are read. */
const MAX_READ = 64 * 1024;
/** Bytes of an answer that are stored. */
const MAX_STORED = 2 * 1024;

export interface WebhookCall {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** As `lookup` of Node with all addresses. */
export type Resolve = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

interface CallOptions {
  /** Also addresses in private networks, and http. */
  allowPrivate: boolean;
  /** Milliseconds in all: the name, the connection and the answer. */
  timeout: number;
  /** The system's DNS by default. */
  resolve?: Resolve;
}

/** What a call came to. */
export interface WebhookAnswer {
  /** Null without an answer. */
  status: number | null;
  /** The beginning of its body. */
  answer: string;
  /** Why it counts as a failure, as a sentence; null for 2xx. */
  error: string | null;
}

/** The sentence that the owner of the webhook reads. */
class CallRefused extends Error {}

const privateAddress = () => new CallRefused('The address is in a private network.');

/**
 * Calls an address that a customer has chosen. The name is resolved once and the connection goes to what was resolved;
 * it is refused if any of its addresses is in a private network. Redirects are not followed, and at most 64 kB of
 * the answer is read.
 */
export async function callWebhook(
  { url, headers, body }: WebhookCall,
  { allowPrivate, timeout, resolve = lookup }: CallOptions,
): Promise<WebhookAnswer> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const target = new URL(url);
    const host = target.hostname.replace(/^\[|\]$/g, '');
    if (target.protocol !== 'https:' && !allowPrivate) {
      throw new CallRefused('The address must begin with https.');
    }
    // Node does not look up an address that is a number.
    if (isIP(host) && !allowPrivate && !isPublicAddress(host)) throw privateAddress();
    const { request } = target.protocol === 'https:' ? https : http;
    const response = await new Promise<http.IncomingMessage>((resolved, rejected) => {
      request(target, {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: lookupOnce(resolve, allowPrivate),
        signal,
      })
        .on('response', resolved)
        .on('error', rejected)
        .end(body);
    });
    const answer = await readAnswer(response);
    const { statusCode: status = 0 } = response;
    return { status, answer, error: failureOf(status) };
  } catch (error) {
    return { status: null, answer: '', error: sentenceOf(error, signal, timeout) };
  }
}

/** A lookup that passes on what it has checked. */
const lookupOnce =
  (resolve: Resolve, allowPrivate: boolean): LookupFunction =>
  (host, options, callback) => {
    resolve(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '');
      const [first] = addresses;
      if (!first) return callback(new CallRefused('The name has no address.'), '');
      const isAllowed = allowPrivate || addresses.every(({ address }) => isPublicAddress(address));
      if (!isAllowed) return callback(privateAddress(), '');
      if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };

/** The beginning of the body. Leaving the loop closes the connection. */
async function readAnswer(response: http.IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= MAX_READ) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MAX_STORED));
  // PostgreSQL stores no such character.
  return text.replaceAll('\0', '');
}

function failureOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return 'It answered with a redirect, which is not followed.';
  return `It answered with status ${status}.`;
}

function sentenceOf(error: unknown, signal: AbortSignal, timeout: number): string {
  if (signal.aborted) return `It did not answer within ${timeout / 1000} seconds.`;
  if (error instanceof CallRefused) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The name was not found.';
  return `No connection: ${code}.`;
}
