import type { FastifySchema } from 'fastify';
import {
  BINARY,
  SCIM_JSON,
  infoOf,
  type ContractDocument,
  type ContractOperation,
  type ContractParameter,
  type OperationInfo,
} from '../contract/document';

interface OperationRoute {
  info: OperationInfo;
  method: string;
  /** As Fastify writes it: `/events/:id`. */
  url: string;
  /** The same object wherever the contract refers to the same schema. */
  schema: FastifySchema;
}

const known = new WeakMap<ContractDocument, readonly OperationRoute[]>();

/**
 * Kept by contract, so that several apps in one process share the compiled schemas.
 * @throws Error when the contract refers to something that it lacks, or to itself
 */
export function operationRoutes(contract: ContractDocument): readonly OperationRoute[] {
  const routes = known.get(contract) ?? readRoutes(contract);
  known.set(contract, routes);
  return routes;
}

function readRoutes(contract: ContractDocument): OperationRoute[] {
  return Object.entries(dereference(contract)).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      info: infoOf(operation),
      method: method.toUpperCase(),
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      schema: schemaOf(operation),
    })),
  );
}

function schemaOf({ parameters = [], requestBody, responses }: ContractOperation): FastifySchema {
  const isIn = (place: ContractParameter['in']) => parameters.filter((one) => one.in === place);
  const [path, query, header] = [isIn('path'), isIn('query'), isIn('header')];
  // The handler of a file reads the whole body by itself, also where a file may be JSON.
  const body = BINARY in (requestBody?.content ?? {}) ? undefined : jsonOnly(requestBody);
  return {
    ...(path.length > 0 && { params: parameterSchema(path) }),
    ...(query.length > 0 && { querystring: parameterSchema(query) }),
    ...(header.length > 0 && { headers: parameterSchema(header) }),
    ...(body && { body }),
    response: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [status, jsonOnly(response) ?? {}]),
    ),
  };
}

function parameterSchema(parameters: readonly ContractParameter[]) {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** A PDF or a picture has no schema to validate or serialize by. */
function jsonOnly(part: ContractOperation['requestBody']) {
  const content = part?.content ?? {};
  const type = 'application/json' in content ? 'application/json' : SCIM_JSON;
  const json = content[type];
  return json && { content: { [type]: { schema: json.schema } } };
}

/** A copy of the paths in which every `$ref` is replaced by what it names. */
export function dereference(contract: ContractDocument): ContractDocument['paths'] {
  const resolved = new Map<string, unknown>();
  const resolve = (ref: string): unknown => {
    if (!resolved.has(ref)) {
      resolved.set(ref, undefined);
      resolved.set(ref, copy(find(contract, ref)));
    }
    const target = resolved.get(ref);
    if (target === undefined) throw new Error(`openapi.yaml: ${ref} refers to itself`);
    return target;
  };
  const copy = <Node>(node: Node): Node => {
    if (Array.isArray(node)) return node.map(copy) as Node;
    if (!isObject(node)) return node;
    if (typeof node.$ref === 'string') return resolve(node.$ref) as Node;
    return withSafeIntegers(
      Object.fromEntries(Object.entries(node).map(([name, value]) => [name, copy(value)])),
    ) as Node;
  };
  return copy(contract.paths);
}

function find(contract: ContractDocument, ref: string): unknown {
  const target = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), contract);
  if (target === undefined) throw new Error(`openapi.yaml: there is no ${ref}`);
  return target;
}

/**
 * Every integer is limited to Number.MAX_SAFE_INTEGER: JSON Schema also accepts 1e30 as an integer, which
 * neither JavaScript nor a bigint column represents exactly.
 */
function withSafeIntegers(schema: Record<string, unknown>): Record<string, unknown> {
  const isInteger = [schema.type].flat().includes('integer') && schema.maximum === undefined;
  return isInteger ? { ...schema, maximum: Number.MAX_SAFE_INTEGER } : schema;
}

const isObject = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null;
