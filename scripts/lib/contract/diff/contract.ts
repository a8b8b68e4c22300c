/** The contract as far as it binds a client: without descriptions, examples and extensions. */
export interface Contract {
  /** Of the release. */
  version: string;
  security?: Security;
  paths: Record<string, PathItem>;
  components?: Partial<Record<PartKind, Record<string, Part>>> & {
    schemas?: Record<string, Schema>;
  };
}

type Security = Record<string, string[]>[];

const methods = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options'] as const;

type PathItem = { parameters?: Part[] } & { [method in (typeof methods)[number]]?: Operation };

export interface Operation {
  operationId: string;
  deprecated?: boolean;
  security?: Security;
  parameters?: Part[];
  requestBody?: Part;
  responses?: Record<string, Part>;
}

export const partKinds = ['parameters', 'requestBodies', 'responses', 'headers'] as const;
type PartKind = (typeof partKinds)[number];

/** A parameter, a body, an answer or a header. */
export interface Part {
  $ref?: string;
  name?: string;
  in?: string;
  required?: boolean;
  deprecated?: boolean;
  style?: string;
  explode?: boolean;
  schema?: Schema;
  /** By media type. */
  content?: Record<string, { schema?: Schema }>;
  headers?: Record<string, Part>;
}

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  [rule: string]: unknown;
}

export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The component that a node refers to, or the node. */
export function resolve<T extends { $ref?: string }>(
  node: T,
  components: Record<string, T> = {},
): T {
  if (node.$ref === undefined) return node;
  const target = components[nameOf(node.$ref)];
  if (target === undefined) throw new Error(`${node.$ref} is not in the contract.`);
  return resolve(target, components);
}

interface Route {
  /** `GET /events/{id}/`, as it is written. */
  written: string;
  /** Equal for paths with and without their last slash, and for other names of their parameters. */
  key: string;
  operation: Operation;
}

/** All operations, each with the parameters of its path and the security of the contract. */
export const routesOf = ({ paths, security }: Contract): Route[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
      return {
        written: `${method.toUpperCase()} ${path}`,
        key: `${method} ${path.replace(/\/$/, '').replaceAll(/\{[^}]*\}/g, '{}')}`,
        operation: { security, ...operation, parameters },
      };
    }),
  );
