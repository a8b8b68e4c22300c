import { fetchBaseQuery, type FetchBaseQueryArgs } from '@reduxjs/toolkit/query';

/** The type of base query that the endpoints are made for. */
export type FoyerBaseQuery = ReturnType<typeof fetchBaseQuery>;

/** `fetchBaseQuery` as the API needs it: array parameters are repeated, files are Blobs. */
export const foyerBaseQuery = (options: FetchBaseQueryArgs): FoyerBaseQuery =>
  fetchBaseQuery({ paramsSerializer: repeatArrays, responseHandler: readBody, ...options });

function repeatArrays(params: Record<string, unknown>): string {
  const pairs = Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)]));
  return new URLSearchParams(pairs).toString();
}

/** An answer without a body is null. */
async function readBody(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? '';
  if (response.ok && type !== '' && !type.startsWith('application/json')) return response.blob();
  const text = await response.text();
  return text === '' ? null : JSON.parse(text);
}
