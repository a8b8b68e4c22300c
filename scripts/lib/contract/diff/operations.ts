/** What changes between two contracts for a client, in words. */
import {
  type Contract,
  type Operation,
  type Part,
  partKinds,
  resolve,
  routesOf,
  type Schema,
} from './contract';
import { type Kind, schemaComparer } from './schemas';
import type { Schemas } from './shapes';

export interface Change {
  /** An operation, or a path that begins with an operation or with a component. */
  subject: string;
  what: string;
  kind: Kind;
  /** Ids of the operations that it concerns. */
  operations: string[];
}

/** The key of a line in the approved list. */
export const sentenceOf = ({ subject, what }: Change): string => `${subject}: ${what}`;

export function compareContracts(before: Contract, after: Contract): Change[] {
  const changes = new Map<string, Change>();
  const reporter = (operationId: string) => (subject: string, what: string, kind: Kind) => {
    const found: Change = { subject, what, kind, operations: [] };
    const change = changes.get(sentenceOf(found)) ?? found;
    changes.set(sentenceOf(change), change);
    if (!change.operations.includes(operationId)) change.operations.push(operationId);
  };
  const [former, present] = [routesOf(before), routesOf(after)];
  const [formerSchemas, presentSchemas] = [schemasOf(before), schemasOf(after)];
  const formerIds = new Set(former.map(idOf));
  const matched = new Set<string>();

  for (const was of former) {
    const id = idOf(was);
    const tell = (what: string, kind: Kind) => reporter(id)(`\`${id}\``, what, kind);
    const is =
      present.find((route) => idOf(route) === id) ??
      present.find((route) => route.key === was.key && !formerIds.has(idOf(route)));
    if (!is) {
      tell(`removed, ${was.written}`, 'breaking');
      continue;
    }
    const newId = idOf(is);
    matched.add(newId);
    if (newId !== id) tell(`renamed to \`${newId}\`, which breaks generated clients`, 'breaking');
    if (is.key !== was.key) tell(`moved from ${was.written} to ${is.written}`, 'breaking');
    compareOperations(was.operation, is.operation, tell);
    const compareSchemas = schemaComparer(formerSchemas, presentSchemas, reporter(newId));
    const left = schemasOfOperation(was.operation, is.operation, before);
    const right = schemasOfOperation(is.operation, was.operation, after);
    for (const usage of ['requests', 'answers', 'errors'] as const) {
      compareSchemas(left[usage], right[usage], { path: newId, usage });
    }
  }
  for (const route of present) {
    const id = idOf(route);
    if (!matched.has(id)) reporter(id)(`\`${id}\``, `new, ${route.written}`, 'added');
  }
  return [...changes.values()];
}

const idOf = ({ operation }: { operation: Operation }) => operation.operationId;

function accessOf({ security = [] }: Operation): string {
  if (security.length === 0) return 'for everybody';
  return security.some((requirement) => Object.keys(requirement).length === 0)
    ? 'for everybody, and a token counts'
    : 'only with a token';
}

/** Access, deprecation, and which errors there are. */
function compareOperations(
  was: Operation,
  is: Operation,
  tell: (what: string, kind: Kind) => void,
): void {
  const [left, right] = [accessOf(was), accessOf(is)];
  if (left !== right) {
    tell(`${right}, was ${left}`, right === 'only with a token' ? 'breaking' : 'changed');
  }
  if (!was.deprecated && is.deprecated) tell('deprecated', 'changed');
  if (was.deprecated && !is.deprecated) tell('no longer deprecated', 'changed');
  // A client reads an unknown error by its status.
  const errors = (operation: Operation) => Object.keys(operation.responses ?? {}).filter(isError);
  for (const status of errors(is)) {
    if (!was.responses?.[status]) tell(`answers ${status} too`, 'added');
  }
  for (const status of errors(was)) {
    if (!is.responses?.[status]) tell(`no longer answers ${status}`, 'changed');
  }
}

const isError = (status: string) => status >= '4';

/** The schemas of a contract; its other components as schemas too. */
function schemasOf({ components = {} }: Contract): Schemas {
  const parts = partKinds.flatMap((kind) =>
    Object.entries(components[kind] ?? {}).map(([name, part]) => [
      `${kind}.${name}`,
      schemaOf(part),
    ]),
  );
  return { ...components.schemas, ...Object.fromEntries(parts) };
}

/** A part as a schema, so that one comparison serves all. */
function schemaOf({
  $ref,
  schema = {},
  content,
  headers,
  style,
  explode,
  deprecated,
}: Part): Schema {
  if ($ref !== undefined) return { $ref: $ref.split('/').slice(-2).join('.') };
  if (content ?? headers) {
    const fields = [
      ...Object.entries(content ?? {}).map(([media, { schema: body = {} }]) => [
        media === 'application/json' ? 'json' : media,
        body,
      ]),
      ...Object.entries(headers ?? {}).map(([name, header]) => [
        `header.${name}`,
        schemaOf(header),
      ]),
    ];
    return { properties: Object.fromEntries(fields) };
  }
  const rules = Object.entries({ style, explode, deprecated: deprecated || undefined }).filter(
    ([, rule]) => rule !== undefined,
  );
  return rules.length === 0 ? schema : { allOf: [schema], ...Object.fromEntries(rules) };
}

/** What a client sends, as one schema: parameters such as `query.page`, and `body`. */
function requestOf({ parameters = [], requestBody }: Operation, { components = {} }: Contract) {
  const fields = parameters.map((part) => {
    const { in: where, name, required } = resolve(part, components.parameters);
    return { name: `${where}.${name}`, schema: schemaOf(part), required };
  });
  if (requestBody) {
    const { required } = resolve(requestBody, components.requestBodies);
    fields.push({ name: 'body', schema: schemaOf(requestBody), required });
  }
  return {
    properties: Object.fromEntries(fields.map(({ name, schema }) => [name, schema])),
    required: fields.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Answers by their status, as one schema. */
const answersOf = (answers: [string, Part][]): Schema => ({
  properties: Object.fromEntries(answers.map(([status, part]) => [status, schemaOf(part)])),
});

/** @param other - the operation that it is compared with; errors are compared when both have them */
function schemasOfOperation(operation: Operation, other: Operation, contract: Contract) {
  const answers = Object.entries(operation.responses ?? {});
  return {
    requests: requestOf(operation, contract),
    answers: answersOf(answers.filter(([status]) => !isError(status))),
    errors: answersOf(
      answers.filter(([status]) => isError(status) && other.responses?.[status] !== undefined),
    ),
  };
}
