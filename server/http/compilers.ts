import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

type Serialize = (answer: unknown) => string;

const common = {
  strict: false,
  validateSchema: false,
  useDefaults: true,
  removeAdditional: false,
  allErrors: false,
};
/** Each one caches its compiled validators by schema object. */
const strict = new Ajv({ ...common, coerceTypes: false, allErrors: true, verbose: true });
const coercing = new Ajv({ ...common, coerceTypes: 'array' });
addFormats.default(strict);
addFormats.default(coercing);

/**
 * Query and path values arrive as text and are coerced; bodies are validated strictly. Each validator is
 * compiled by its first request: compiling all of them takes most of the time until the server listens.
 * The schemas themselves are checked by a test.
 */
export const validatorCompiler: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const ajv = httpPart === 'body' ? strict : coercing;
  let compiled: ValidateFunction | undefined;
  return (value: unknown) => {
    compiled ??= ajv.compile(schema);
    return compiled(value) || { error: compiled.errors ?? [] };
  };
};

const serializers = new WeakMap<object, Serialize>();

/**
 * Answers hold the fields of the contract alone. Each serializer is compiled by its first answer, and shared
 * by all routes that answer with the same schema.
 */
export const serializerCompiler: FastifySerializerCompiler<object> = ({ schema }) => {
  let serialize: Serialize | undefined;
  return (answer: unknown) => {
    if (!serialize) {
      serialize = serializers.get(schema) ?? fastJsonStringify(schema);
      serializers.set(schema, serialize);
    }
    return serialize(answer);
  };
};
