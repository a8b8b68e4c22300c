import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle, createConfig } from '@redocly/openapi-core';
import { dump, JSON_SCHEMA, load } from 'js-yaml';

const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** The answer of each status of an error, in `api/responses.yaml`. */
const RESPONSES: Readonly<Record<string, string>> = {
  '400': 'BadRequest',
  '401': 'Unauthorized',
  '402': 'PaymentRefused',
  '403': 'Forbidden',
  '404': 'NotFound',
  '408': 'RequestTimeout',
  '409': 'Conflict',
  '410': 'Gone',
  '412': 'VersionConflict',
  '413': 'TooLarge',
  '415': 'UnsupportedMediaType',
  '428': 'VersionRequired',
  '429': 'TooManyRequests',
  '431': 'HeadTooLarge',
  '500': 'InternalError',
  '502': 'BadGateway',
  '503': 'Unavailable',
};

/** Statuses that the server answers before it knows the address, with the same body for all. */
const WITHOUT_ADDRESS: readonly string[] = ['408', '431'];

const ALWAYS = {
  '400': ['invalid_input'],
  // A call with an API key is refused where a call without one needs no sign-in.
  '401': ['invalid_token', 'token_expired'],
  '403': ['key_scope'],
  '408': ['timeout'],
  '429': ['too_many_requests'],
  '431': ['too_large'],
  '500': ['internal_error'],
  '503': ['unavailable'],
};
const SIGNED_IN = {
  '401': ['unauthorized', 'session_ended'],
  '403': ['second_factor_setup_required'],
};
/** A session is no use to SCIM. */
const WITH_SCIM_TOKEN = { '401': ['unauthorized'], '403': ['domain_not_proven'] };
const CONFIRMED = { '403': ['confirm_identity'] };
const WITH_BODY = { '413': ['too_large'], '415': ['unsupported_media_type'] };

/** The values of `x-key-owners`. */
const KEY_OWNERS = ['company', 'organizer'];

/** By status. */
type ErrorCodes = Record<string, string[]>;

interface Response {
  $ref?: string;
  headers?: Record<string, object>;
  /** By media type. */
  content?: Record<string, { schema?: object; example?: unknown }>;
}

interface Operation {
  operationId: string;
  deprecated?: boolean;
  security?: object[];
  parameters?: unknown;
  requestBody?: unknown;
  responses: Record<string, Response>;
  'x-error-codes'?: ErrorCodes;
  'x-scopes'?: string[];
  'x-key-owners'?: string[];
  'x-confirm-identity'?: true | 'always';
  'x-deprecated-since'?: string;
}

export interface Contract {
  security: object[];
  paths: Record<string, Partial<Record<string, Operation>>>;
  components: {
    responses: object;
    schemas: Record<'ErrorCode' | 'ApiKeyScope', { enum: string[] }>;
  };
}

/** The sources under `api/` in one document, with the errors, headers and examples of every operation. */
export async function bundledContract(root: string): Promise<Contract> {
  const { bundle: result, problems } = await bundle({
    ref: path.join(root, 'api/openapi.yaml'),
    config: await createConfig({}),
  });
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const contract: Contract = result.parsed;
  checkScopes(contract);
  addErrors(contract);
  addHeaders(contract);
  addExamples(contract, await readExamples(path.join(root, 'api/examples')));
  return contract;
}

/** The text of openapi.yaml. */
export const openapiYaml = (contract: Contract): string =>
  '# Bundled from api/ by `npm run api`. Never edited by hand.\n' +
  dump(contract, { lineWidth: 120, noRefs: true });

/** The examples of all tags, by operation. */
async function readExamples(folder: string): Promise<Record<string, unknown>> {
  const examples: Record<string, unknown> = {};
  for (const file of await readdir(folder)) {
    const text = await readFile(path.join(folder, file), 'utf8');
    Object.assign(examples, load(text, { schema: JSON_SCHEMA }));
  }
  return examples;
}

/**
 * Adds to the JSON that each operation answers when it succeeds its example.
 * @throws Error for the example of an unknown operation, or of one that answers no JSON
 */
export function addExamples(
  { paths }: Pick<Contract, 'paths'>,
  examples: Readonly<Record<string, unknown>>,
): void {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  for (const [id, example] of Object.entries(examples)) {
    const { responses = {} } = operations.find((one) => one?.operationId === id) ?? {};
    const [, success] = Object.entries(responses).find(([status]) => status < '300') ?? [];
    const json = success?.content?.['application/json'];
    if (!json) throw new Error(`api/examples: no operation ${id} answers JSON`);
    json.example = example;
  }
}

/**
 * Adds to each operation the errors that every call, every call of a signed-in person and every call that may have a body can
 * answer, and for each status of `x-error-codes` its response.
 * @throws Error when an operation names a code that `ErrorCode` lacks, or a code that no operation names
 */
export function addErrors(contract: Contract): void {
  const known = new Set(contract.components.schemas.ErrorCode.enum);
  const used = new Set<string>();
  for (const [method, operation] of operationsOf(contract)) {
    const codes = errorCodesOf(method, operation, operation.security ?? contract.security);
    operation['x-error-codes'] = codes;
    for (const [status, ofStatus] of Object.entries(codes)) {
      const isScim = takesScimToken(operation) && !WITHOUT_ADDRESS.includes(status);
      const name = isScim ? 'ScimError' : RESPONSES[status];
      if (!name) throw new Error(`${operation.operationId}: no response for ${status}`);
      if (ofStatus.length === 0) throw new Error(`${operation.operationId}: no code for ${status}`);
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
      for (const code of ofStatus) {
        if (!known.has(code)) throw new Error(`${operation.operationId}: ErrorCode lacks ${code}`);
        used.add(code);
      }
    }
  }
  const unused = [...known].filter((code) => !used.has(code));
  if (unused.length > 0) throw new Error(`No operation answers ${unused.join(', ')}`);
}

/**
 * Checks which API keys each operation takes: `x-scopes` is empty for an operation that takes none.
 * @throws Error for an operation without `x-scopes`, with scopes but no owners, or with a name that the contract lacks
 */
export function checkScopes(contract: Pick<Contract, 'paths' | 'components'>): void {
  const { ApiKeyScope: scopes } = contract.components.schemas;
  for (const [, operation] of operationsOf(contract)) {
    const { operationId, 'x-scopes': taken, 'x-key-owners': ownersOfKeys = [] } = operation;
    if (!taken) throw new Error(`${operationId}: x-scopes is missing`);
    if (taken.length > 0 !== ownersOfKeys.length > 0) {
      throw new Error(`${operationId}: x-scopes and x-key-owners belong together`);
    }
    const unknown = [
      ...taken.filter((scope) => !scopes.enum.includes(scope)),
      ...ownersOfKeys.filter((owner) => !KEY_OWNERS.includes(owner)),
    ];
    if (unknown.length > 0)
      throw new Error(`${operationId}: the contract lacks ${unknown.join(', ')}`);
  }
}

/**
 * Adds to the successful answers the limits that calls which write and calls with an API key or SCIM token have, and the date of a
 * deprecation.
 * @throws Error when a deprecated operation has no date
 */
export function addHeaders(contract: Contract): void {
  for (const [method, operation] of operationsOf(contract)) {
    const { operationId, deprecated = false, 'x-deprecated-since': since } = operation;
    const takesKeys = (operation['x-scopes'] ?? []).length > 0 || takesScimToken(operation);
    if (deprecated !== (since !== undefined)) {
      throw new Error(`${operationId}: deprecated and x-deprecated-since belong together`);
    }
    const names = [
      ...(method === 'get' && !takesKeys ? [] : ['RateLimit-Policy', 'RateLimit']),
      ...(deprecated ? ['Deprecation'] : []),
    ];
    for (const [status, response] of Object.entries(operation.responses)) {
      if (!status.startsWith('2') || names.length === 0) continue;
      response.headers = { ...response.headers };
      for (const name of names) {
        response.headers[name] = { $ref: `#/components/headers/${name.replace('-', '')}` };
      }
    }
  }
}

const operationsOf = ({ paths }: Pick<Contract, 'paths'>) =>
  Object.values(paths).flatMap((methods) =>
    METHODS.flatMap((method) => {
      const operation = methods[method];
      return operation ? [[method, operation] as const] : [];
    }),
  );

const takesScimToken = ({ security = [] }: Operation) =>
  security.some((requirement) => 'scimToken' in requirement);

function errorCodesOf(method: string, operation: Operation, security: object[]): ErrorCodes {
  const codes: ErrorCodes = {};
  for (const group of [
    ALWAYS,
    takesScimToken(operation) ? WITH_SCIM_TOKEN : security.length > 0 ? SIGNED_IN : {},
    operation['x-confirm-identity'] === undefined ? {} : CONFIRMED,
    method === 'get' ? {} : WITH_BODY,
    operation['x-error-codes'] ?? {},
  ]) {
    for (const [status, more] of Object.entries(group)) {
      codes[status] = [...new Set([...(codes[status] ?? []), ...more])];
    }
  }
  // Integer-like keys are in ascending order in every object.
  return codes;
}
