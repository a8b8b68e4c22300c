import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSON_SCHEMA, load } from 'js-yaml';
import type { ErrorCode } from '../lib/errorCodes.gen';
import type { OperationId, Schemas } from './types';

/** The media type that marks a file body in the contract. */
export const BINARY = 'application/octet-stream';

/** The media type of SCIM's answers (RFC 7644, 3.1). */
export const SCIM_JSON = 'application/scim+json';

type SecurityRequirement = Record<string, string[]>;

/** By media type. */
type Content = Record<string, { schema: object }>;

export interface ContractParameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  schema: object;
}

/** Whose an API key is. */
export type KeyOwnerKind = 'company' | 'organizer';

/** An operation after its `$ref`s are resolved; `readContract` returns them unresolved. */
export interface ContractOperation {
  operationId: OperationId;
  tags: [string];
  security: SecurityRequirement[];
  parameters?: ContractParameter[];
  requestBody?: { required?: boolean; content?: Content };
  responses: Record<string, { content?: Content }>;
  /** The day since which another operation should be used, `2026-11-21`. */
  'x-deprecated-since'?: string;
  /** An API key needs one of them; empty when keys cannot make the call. */
  'x-scopes': Schemas['ApiKeyScope'][];
  'x-key-owners'?: KeyOwnerKind[];
  /** The person must have proved who they are shortly before: with `always` everybody, else people with a second factor. */
  'x-confirm-identity'?: true | 'always';
  /** By status. */
  'x-error-codes': Record<string, ErrorCode[]>;
}

export interface ContractDocument {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<string, ContractOperation>>;
  /** The bodies that Foyer sends, by event. */
  webhooks: Record<string, { post: { requestBody: { content: Content } } }>;
  components: Record<string, unknown>;
}

/**
 * How an operation treats the access token, according to its `security`: `public` ignores it, `optional` accepts
 * callers with or without one, `required` refuses callers without one, and `scim` wants the SCIM token of a company
 * instead. An API key is checked in every call.
 */
export type Access = 'public' | 'optional' | 'required' | 'scim';

export interface OperationInfo {
  operationId: OperationId;
  access: Access;
  /** `binary`: a file that the handler reads as a stream. */
  body: 'none' | 'optional' | 'required' | 'binary';
  successStatus: number;
  /** The answer is a file generated for the caller, such as a PDF or an export. */
  answersFile: boolean;
  /** An API key needs one of them; empty when keys cannot make the call. */
  scopes: readonly Schemas['ApiKeyScope'][];
  /** Whose keys may make the call. */
  keyOwners: readonly KeyOwnerKind[];
  /** Whose identity must have been confirmed shortly before. */
  confirms: 'nobody' | 'second_factor' | 'everybody';
  /** Since when another operation should be used, in seconds since 1970. */
  deprecatedAt?: number;
}

/** Reads openapi.json beside the bundle, which the build writes, else openapi.yaml from the root. */
export function readContract(root: string): ContractDocument {
  const built = path.join(import.meta.dirname, 'openapi.json');
  return existsSync(built)
    ? (JSON.parse(readFileSync(built, 'utf8')) as ContractDocument)
    : (load(readFileSync(path.join(root, 'openapi.yaml'), 'utf8'), {
        schema: JSON_SCHEMA,
      }) as ContractDocument);
}

export function listOperations(contract: ContractDocument): OperationInfo[] {
  return Object.values(contract.paths).flatMap((methods) => Object.values(methods).map(infoOf));
}

export function infoOf(operation: ContractOperation): OperationInfo {
  const [success = '200', response] =
    Object.entries(operation.responses).find(([status]) => /^[23]/.test(status)) ?? [];
  const since = operation['x-deprecated-since'];
  return {
    operationId: operation.operationId,
    ...(since !== undefined && { deprecatedAt: Date.parse(since) / 1000 }),
    access: accessOf(operation.security),
    confirms: confirmsOf(operation['x-confirm-identity']),
    body: !operation.requestBody
      ? 'none'
      : BINARY in (operation.requestBody.content ?? {})
        ? 'binary'
        : operation.requestBody.required
          ? 'required'
          : 'optional',
    successStatus: Number(success),
    scopes: operation['x-scopes'],
    keyOwners: operation['x-key-owners'] ?? [],
    answersFile: Object.keys(response?.content ?? {}).some(
      (type) => type !== 'application/json' && type !== SCIM_JSON && !type.startsWith('image/'),
    ),
  };
}

function confirmsOf(extension: ContractOperation['x-confirm-identity']) {
  if (extension === undefined) return 'nobody';
  return extension === 'always' ? 'everybody' : 'second_factor';
}

function accessOf(security: SecurityRequirement[]): Access {
  if (security.length === 0) return 'public';
  if (security.some((requirement) => 'scimToken' in requirement)) return 'scim';
  return security.some((requirement) => Object.keys(requirement).length === 0)
    ? 'optional'
    : 'required';
}
