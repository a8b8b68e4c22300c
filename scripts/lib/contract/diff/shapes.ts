/** Schemas without references and compositions: `$ref`, `allOf`, `oneOf` and `anyOf` as a list of alternatives. */
import { nameOf, resolve, type Schema } from './contract';

export type Schemas = Record<string, Schema>;

/** One alternative. Its properties and items are as they are written. */
export interface Shape {
  /** Of the component, when the alternative is one. */
  name?: string;
  /** Any without it. */
  types?: string[];
  /** Any without it. */
  values?: unknown[];
  properties: Record<string, Schema>;
  required: string[];
  additional: boolean | Schema;
  items?: Schema;
  /** Limits, pattern, format and every other keyword. */
  rules: Record<string, unknown>;
}

export const isEqual = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** The component that a schema is, be it nullable or not. */
export function componentOf(schema: Schema): string | undefined {
  const [key, ...others] = Object.keys(schema);
  if (key === undefined || others.length > 0) return undefined;
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  const members = schema.allOf ?? schema.oneOf ?? schema.anyOf ?? [];
  const [member, ...further] = members.filter(({ type }) => type !== 'null');
  return member && further.length === 0 ? componentOf(member) : undefined;
}

function shapeOf({
  type,
  enum: values,
  const: value,
  properties = {},
  required = [],
  additionalProperties: additional = true,
  items,
  ...rules
}: Schema): Shape {
  return {
    types: type === undefined ? undefined : [type].flat(),
    values: value === undefined ? values : [value],
    properties,
    required,
    additional,
    items,
    rules,
  };
}

export const coversType = (types: readonly string[], type: string): boolean =>
  types.includes(type) || (type === 'integer' && types.includes('number'));

function commonTypes(
  left: string[] | undefined,
  right: string[] | undefined,
): string[] | undefined {
  if (!left || !right) return left ?? right;
  return [
    ...left.filter((type) => coversType(right, type)),
    ...right.filter((type) => !left.includes(type) && coversType(left, type)),
  ];
}

function commonValues(left: unknown[] | undefined, right: unknown[] | undefined) {
  if (!left || !right) return left ?? right;
  return left.filter((value) => right.some((other) => isEqual(value, other)));
}

function commonSchema<T extends boolean | Schema>(left: T, right: T): T | Schema {
  if (left === false || right === true || isEqual(left, right)) return left;
  if (right === false || left === true) return right;
  return { allOf: [left, right].filter((one) => typeof one === 'object') };
}

/** The rule that follows from both: of limits the tighter one. */
function commonRule(rule: string, left: unknown, right: unknown): unknown {
  if (typeof left === 'number' && typeof right === 'number') {
    if (isUpperLimit(rule)) return Math.min(left, right);
    if (isLowerLimit(rule)) return Math.max(left, right);
  }
  return isEqual(left, right) ? left : [left, right];
}

export const isUpperLimit = (rule: string): boolean => /^(max|exclusiveMax)/.test(rule);
export const isLowerLimit = (rule: string): boolean => /^(min|exclusiveMin)/.test(rule);

/** Both records; what both have is combined. */
function merged<T>(
  left: Record<string, T>,
  right: Record<string, T>,
  combine: (left: T, right: T, key: string) => T,
): Record<string, T> {
  const result = { ...left };
  for (const [key, value] of Object.entries(right)) {
    const present = left[key];
    result[key] = present === undefined ? value : combine(present, value, key);
  }
  return result;
}

/** What satisfies both; nothing when that is impossible. */
function intersect(left: Shape, right: Shape): Shape[] {
  const types = commonTypes(left.types, right.types);
  const values = commonValues(left.values, right.values);
  if (types?.length === 0 || values?.length === 0) return [];
  return [
    {
      types,
      values,
      properties: merged(left.properties, right.properties, commonSchema),
      required: [...new Set([...left.required, ...right.required])],
      additional: commonSchema(left.additional, right.additional),
      items:
        left.items && right.items
          ? commonSchema(left.items, right.items)
          : (left.items ?? right.items),
      rules: merged(left.rules, right.rules, (one, other, rule) => commonRule(rule, one, other)),
    },
  ];
}

/** @throws when a schema is composed of itself */
export function alternativesOf(schema: Schema, schemas: Schemas, trail: string[] = []): Shape[] {
  const { $ref, allOf = [], oneOf, anyOf, ...own } = schema;
  if ($ref !== undefined && trail.includes($ref)) throw new Error(`${$ref} is composed of itself.`);
  const deeper = $ref === undefined ? trail : [...trail, $ref];
  const expand = (member: Schema) => alternativesOf(member, schemas, deeper);
  const [first, ...others] = [
    ...($ref === undefined ? [] : [expand(resolve<Schema>({ $ref }, schemas))]),
    ...allOf.map(expand),
    ...[oneOf, anyOf].flatMap((members) => (members ? [members.flatMap(expand)] : [])),
    ...(Object.keys(own).length > 0 ? [[shapeOf(own)]] : []),
  ];
  if (!first) return [shapeOf({})];
  const shapes = others.reduce(
    (left, right) => left.flatMap((one) => right.flatMap((other) => intersect(one, other))),
    first,
  );
  const [only, ...further] = shapes;
  // An alternative of a component is not the component.
  if (!only || further.length > 0) return shapes;
  return [{ ...only, name: only.name ?? componentOf(schema) }];
}

const canBeNull = ({ types, values }: Shape) =>
  (types?.includes('null') ?? true) && (values?.includes(null) ?? true);

/** Null apart from the alternatives. */
export function withoutNull(shapes: readonly Shape[]): { nullable: boolean; shapes: Shape[] } {
  const rest = shapes.map((shape) => ({
    ...shape,
    types: shape.types?.filter((type) => type !== 'null'),
    values: shape.values?.filter((value) => value !== null),
  }));
  return {
    nullable: shapes.some(canBeNull),
    shapes: rest.filter(({ types, values }) => types?.length !== 0 && values?.length !== 0),
  };
}
