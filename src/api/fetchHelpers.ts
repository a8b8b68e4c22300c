import { ownOrigin } from './transport';

type Params = Record<string, unknown>;

/** Array parameters that the contract declares as one comma-joined value (`explode: false`). */
const COMMA_JOINED = new Set(['booking_ids']);

function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

/**
 * Query string of a call: empty values and empty arrays are left out, arrays are repeated or
 * comma-joined.
 */
export function serializeParams(params: Params): string {
  const pairs: string[] = [];
  for (const [name, value] of Object.entries(params)) {
    const values = (Array.isArray(value) ? value : [value])
      .filter(isGiven)
      .map((one) => encodeURIComponent(String(one)));
    if (values.length === 0) continue;
    const key = encodeURIComponent(name);
    if (COMMA_JOINED.has(name)) pairs.push(`${key}=${values.join(',')}`);
    else pairs.push(...values.map((text) => `${key}=${text}`));
  }
  return pairs.join('&');
}

/** Media types of responses that are saved as files. */
const FILE_TYPE =
  /^(application\/pdf|text\/calendar|text\/csv|application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet)\b/;

/** The name in `attachment; filename="tickets-BK-1.pdf"`; empty when there is none, or one with a path. */
function fileNameOf(response: Response): string {
  const [, name = ''] =
    /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
  return /^[\w. -]+$/.test(name) ? name : '';
}

/**
 * The body of a response: null when it is empty, a File for a PDF, a calendar or a table (without a
 * name when the server gives none), parsed JSON, else text.
 */
export async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && FILE_TYPE.test(type)) {
    return new File([await response.blob()], fileNameOf(response), { type });
  }
  const text = await response.text();
  if (text === '') return null;
  if (!type.includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch (error) {
    // Thrown, the status of an error response would be lost; a successful one needs valid JSON.
    if (!response.ok) return text;
    throw error;
  }
}

/** Puts the origin before a path such as `/api`: a Request outside a document needs a whole address. */
export function absoluteBase(base: string): string {
  return base.startsWith('/') ? ownOrigin() + base : base;
}

/** Milliseconds from a Retry-After header (seconds or a date); undefined without one. */
export function retryAfter(response: Response | undefined): number | undefined {
  const value = response?.headers.get('retry-after');
  if (!value) return undefined;
  const milliseconds = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}
