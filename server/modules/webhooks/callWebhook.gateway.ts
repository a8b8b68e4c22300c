import http from 'node:http';
import https from 'node:https';
import {
  assertPublicHost,
  PrivateAddressError,
  checkedLookup,
  type Resolve,
} from '../../lib/publicAddress';

/** Bytes of an answer that are read. */
const MAX_READ = 64 * 1024;
/** Bytes of an answer that are stored. */
const MAX_STORED = 2 * 1024;

export interface WebhookCall {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

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

/**
 * Calls an address that a customer has chosen. The name is resolved once and the connection goes to what was resolved;
 * it is refused if any of its addresses is in a private network. Redirects are not followed, and at most 64 kB of
 * the answer is read.
 */
export async function callWebhook(
  { url, headers, body }: WebhookCall,
  { allowPrivate, timeout, resolve }: CallOptions,
): Promise<WebhookAnswer> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const target = new URL(url);
    if (target.protocol !== 'https:' && !allowPrivate) {
      throw new CallRefused('The address must begin with https.');
    }
    if (!allowPrivate) assertPublicHost(target);
    const { request } = target.protocol === 'https:' ? https : http;
    const response = await new Promise<http.IncomingMessage>((resolved, rejected) => {
      request(target, {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: checkedLookup(allowPrivate, resolve),
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
  if (error instanceof PrivateAddressError) return 'The address is in a private network.';
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'The name was not found.';
  return `No connection: ${code}.`;
}
