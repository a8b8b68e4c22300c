import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { ContractDocument } from '../contract/document';
import type { SchemaValidator } from '../contract/validator';
import { describeValidation } from './validationMessages';

const CONTRACT = 'contract';

/** Validates values that do not come as a request's body, such as the rows of a file, by openapi.yaml. */
export function createSchemaValidator({ components }: ContractDocument): SchemaValidator {
  const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true, verbose: true });
  addFormats.default(ajv, { keywords: true });
  ajv.addSchema({ $id: CONTRACT, components });
  const compiled = new Map<string, ValidateFunction>();
  return (name, value) => {
    let validate = compiled.get(name);
    if (!validate) {
      validate = ajv.compile({ $ref: `${CONTRACT}#/components/schemas/${name}` });
      compiled.set(name, validate);
    }
    if (validate(value)) return null;
    const { fields, message } = describeValidation(
      (validate.errors ?? []).map((error) => ({ ...error, message: error.message ?? '' })),
      'body',
    );
    return fields ?? { '': message };
  };
}
