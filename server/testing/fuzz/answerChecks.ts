import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FuzzAnswer } from './client';
import type { FuzzOperation } from './contract';
import type { FuzzRequest } from './requests';

/** Checks answers against the contract. */
export function createAnswerChecks(operations: readonly FuzzOperation[]) {
  const ajv = new Ajv({ strict: false, validateSchema: false });
  addFormats.default(ajv, { keywords: true });
  const compiled = new Map<object, ValidateFunction>();
  const byId = new Map(operations.map((one) => [one.operationId, one]));
  const errorSchema = operations[0]?.responses['400']?.['application/json'];
  if (!errorSchema) throw new Error('The contract has no schema of errors.');

  function misfit(schema: object, body: Buffer): string | undefined {
    let validate = compiled.get(schema);
    if (!validate) {
      validate = ajv.compile(schema);
      compiled.set(schema, validate);
    }
    let value: unknown;
    try {
      value = JSON.parse(body.toString());
    } catch {
      return 'the body is not JSON';
    }
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'body' });
  }

  /** @returns what is wrong with the answer */
  return function faultOf(request: FuzzRequest, answer: FuzzAnswer): string | undefined {
    const { status, headers, body } = answer;
    if (!(status >= 200 && status < 600)) return `status ${status}`;
    if (status >= 500 && !isShed(answer)) return `status ${status}`;
    if (status === 429 && !(Number(headers['retry-after']) >= 1)) return '429 without Retry-After';
    if (headers['content-encoding'] !== undefined) return undefined;
    const type = (headers['content-type'] ?? '').split(';')[0] ?? '';
    const operation = request.isRouted ? byId.get(request.operationId) : undefined;
    if (!operation) {
      const isRefusal =
        status >= 400 &&
        request.method !== 'HEAD' &&
        type !== 'text/html' &&
        type !== 'application/scim+json';
      return isRefusal ? misfit(errorSchema, body) : undefined;
    }
    const content = operation.responses[String(status)];
    if (!content) return `status ${status} is not in the contract`;
    if (status === 304 || Object.keys(content).length === 0) return undefined;
    const schema = content[type];
    if (!schema) return `${status} with ${type || 'no media type'} is not in the contract`;
    return type === 'application/json' ? misfit(schema, body) : undefined;
  };
}

/** The server is overloaded and sends Retry-After. */
export const isShed = ({ status, headers }: FuzzAnswer): boolean =>
  status === 503 && Number(headers['retry-after']) >= 1;
