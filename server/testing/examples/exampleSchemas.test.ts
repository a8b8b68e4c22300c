import { expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { SCIM_JSON } from '../../contract/document';
import { testContract } from '../testContract';
import { fakeSecret, secretNames } from './exampleText';

interface JsonContent {
  schema: object;
  example?: unknown;
}

const contract = testContract();
const secrets = secretNames(contract);

const answers = Object.values(contract.paths)
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, responses }) => {
    const [, success] = Object.entries(responses).find(([status]) => status < '300') ?? [];
    const { content = {} } = success ?? {};
    const json: JsonContent | undefined = content['application/json'] ?? content[SCIM_JSON];
    return json ? [{ operationId, ...json }] : [];
  });

const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true });
addFormats.default(ajv, { keywords: true });
ajv.addSchema({ $id: 'contract', components: contract.components });

it('each operation that answers JSON has an example', () => {
  const missing = answers.filter(({ example }) => example === undefined);
  expect(missing.map(({ operationId }) => operationId)).toEqual([]);
});

it.each(answers)('$operationId: the example fits its schema', ({ schema, example }) => {
  const text = JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/');
  const validate = ajv.compile(JSON.parse(text) as object);
  expect([validate(example), validate.errors]).toEqual([true, null]);
});

it('shows no secret', () => {
  const shown: string[] = [];
  JSON.stringify(
    answers.map(({ example }) => example),
    (name, value: unknown) => {
      if (secrets.has(name) && typeof value === 'string' && value !== fakeSecret(name))
        shown.push(`${name}: ${value}`);
      return value;
    },
  );
  expect(shown).toEqual([]);
});
