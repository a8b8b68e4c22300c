import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, operations, paths } from './api.gen.js';

export type { components, operations, paths };
/** The schemas of the contract: `Schemas['Booking']`. */
export type Schemas = components['schemas'];
/** The body of every refusal. */
export type ErrorBody = Schemas['Error'];
export type FoyerClient = Client<paths>;

export interface FoyerClientOptions extends ClientOptions {
  /** Address of the API, such as `https://foyer.example.com/api`. */
  baseUrl: string;
  /** The access token of a call, asked for each time; undefined while nobody is signed in. */
  token?: () => string | undefined | Promise<string | undefined>;
}

/** Every call of the API with its types: `client.GET('/events/', { params: { query: { city: 'Pune' } } })`. */
export function createClient({ token, ...options }: FoyerClientOptions): FoyerClient {
  const client = createFetchClient<paths>(options);
  client.use({
    async onRequest({ request }) {
      const bearer = await token?.();
      if (bearer) request.headers.set('Authorization', `Bearer ${bearer}`);
    },
  });
  return client;
}

/** An answer with another status than 2xx. */
export class FoyerError extends Error {
  override readonly name = 'FoyerError';
  readonly status: number;
  /** Stable machine code; undefined when something between caller and Foyer has answered. */
  readonly code: ErrorBody['code'] | undefined;

  /** @param response its headers say more: `Retry-After`, `ETag` */
  constructor(
    readonly response: Response,
    readonly body: ErrorBody | undefined,
  ) {
    super(body?.error ?? `HTTP ${response.status}`);
    this.status = response.status;
    this.code = body?.code;
  }
}

/** Whether a value is the body of a refusal, and not a proxy's page. */
export function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'error' in value && 'code' in value;
}

type Answer = { data?: unknown; error?: unknown; response: Response };
type DataOf<A extends Answer> = A extends { error?: never; data: infer Data } ? Data : never;

/**
 * The data of a call: `const events = await unwrap(client.GET('/events/'))`.
 * @throws FoyerError for every status but 2xx. A failed connection rejects as it does with `fetch`.
 */
export async function unwrap<A extends Answer>(call: Promise<A>): Promise<DataOf<A>> {
  const { data, error, response } = await call;
  if (!response.ok) throw new FoyerError(response, isErrorBody(error) ? error : undefined);
  return data as DataOf<A>;
}
