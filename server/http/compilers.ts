import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import fastJsonStringify from 'fast-json-stringify';
import type { FastifySchemaCompiler, FastifySerializerCompiler } from 'fastify';

/**
 * Query and path values arrive as text and are coerced; bodies are validated strictly. Each validator is
 * compiled by its first request: compiling all of them takes most of the time until the server listens.
 */
export function validatorCompiler(): FastifySchemaCompiler<object> {
  const common = { strict: false, useDefaults: true, removeAdditional: false, allErrors: false };
  const strict = new Ajv({ ...common, coerceTypes: false, allErrors: true, verbose: true });
  const coercing = new Ajv({ ...common, coerceTypes: 'array' });
  addFormats.default(strict);
  addFormats.default(coercing);
  return ({ schema, httpPart }) => {
    const ajv = httpPart === 'body' ? strict : coercing;
    let compiled: ValidateFunction | undefined;
    return (value: unknown) => {
      compiled ??= ajv.compile(schema);
      return compiled(value) || { error: compiled.errors ?? [] };
    };
  };
}

/** Answers hold the fields of the contract alone. Each serializer is compiled by its first answer. */
export function serializerCompiler(): FastifySerializerCompiler<object> {
  return ({ schema }) => {
    let compiled: ((answer: unknown) => string) | undefined;
    return (answer: unknown) => {
      compiled ??= fastJsonStringify(schema);
      return compiled(answer);
    };
  };
}
