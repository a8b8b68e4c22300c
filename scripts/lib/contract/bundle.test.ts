import { describe, expect, it } from '@jest/globals';
import { addErrors, addExamples, addHeaders, checkScopes, type Contract } from './bundle';

const contractWith = (operation: object, codes: string[] = []): Contract => ({
  security: [{ bearerAuth: [] }],
  paths: { '/things/': { get: { operationId: 'listThings', responses: {}, ...operation } } },
  components: {
    responses: {},
    schemas: {
      ErrorCode: {
        enum: [
          'invalid_input',
          'too_many_requests',
          'timeout',
          'too_large',
          'internal_error',
          'unavailable',
          'invalid_token',
          'token_expired',
          'key_scope',
          ...codes,
        ],
      },
      ApiKeyScope: { enum: ['read_events', 'spend'] },
    },
  },
});

const SETTING_UP = 'second_factor_setup_required';
const SIGNED_IN = ['unauthorized', 'session_ended'];

describe('the errors of an operation', () => {
  it('are those of every call, of the signed-in person, and its own', () => {
    const contract = contractWith({ 'x-error-codes': { '404': ['not_found'] } }, [
      ...SIGNED_IN,
      SETTING_UP,
      'not_found',
    ]);
    addErrors(contract);
    const operation = contract.paths['/things/']?.get;
    expect(Object.keys(operation?.responses ?? {})).toEqual([
      '400',
      '401',
      '403',
      '404',
      '408',
      '429',
      '431',
      '500',
      '503',
    ]);
    expect(operation?.['x-error-codes']).toMatchObject({
      '401': ['invalid_token', 'token_expired', ...SIGNED_IN],
      '404': ['not_found'],
    });
    expect(operation?.responses['404']).toEqual({ $ref: '#/components/responses/NotFound' });
  });

  it('of one that wants a fresh proof say so', () => {
    const codes = [...SIGNED_IN, SETTING_UP, 'confirm_identity'];
    const contract = contractWith({ 'x-confirm-identity': true }, codes);
    addErrors(contract);
    expect(contract.paths['/things/']?.get?.['x-error-codes']).toMatchObject({
      '403': expect.arrayContaining([SETTING_UP, 'confirm_identity']),
    });
  });

  it('of a public one do not ask for a sign-in, but refuse API keys', () => {
    const contract = contractWith({ security: [] });
    addErrors(contract);
    expect(contract.paths['/things/']?.get?.['x-error-codes']).toMatchObject({
      '401': ['invalid_token', 'token_expired'],
      '403': ['key_scope'],
    });
  });

  it('of SCIM have its body, but for those that are answered before the address is known', () => {
    const security = [{ scimToken: [] }];
    const contract = contractWith({ security }, ['unauthorized', 'domain_not_proven']);
    addErrors(contract);
    const operation = contract.paths['/things/']?.get;
    expect(operation?.['x-error-codes']).toMatchObject({
      '401': ['invalid_token', 'token_expired', 'unauthorized'],
      '403': ['key_scope', 'domain_not_proven'],
    });
    const refs = [403, 429, 408].map((status) => operation?.responses[status]?.$ref);
    expect(refs).toEqual(
      ['ScimError', 'ScimError', 'RequestTimeout'].map((name) => `#/components/responses/${name}`),
    );
  });

  it('must be codes of ErrorCode, and no code may be without an operation', () => {
    expect(() =>
      addErrors(contractWith({ security: [], 'x-error-codes': { '409': ['sold_out'] } })),
    ).toThrow('listThings: ErrorCode lacks sold_out');
    expect(() => addErrors(contractWith({ security: [] }, ['sold_out']))).toThrow(
      'No operation answers sold_out',
    );
  });

  it('have a status with a response', () => {
    expect(() =>
      addErrors(contractWith({ security: [], 'x-error-codes': { '418': ['timeout'] } })),
    ).toThrow('listThings: no response for 418');
  });
});

describe('the API keys that an operation takes', () => {
  it.each([
    [{}, 'listThings: x-scopes is missing'],
    [{ 'x-scopes': ['spend'] }, 'listThings: x-scopes and x-key-owners belong together'],
    [{ 'x-scopes': [], 'x-key-owners': ['company'] }, 'x-scopes and x-key-owners belong together'],
    [{ 'x-scopes': ['pay'], 'x-key-owners': ['company'] }, 'listThings: the contract lacks pay'],
    [{ 'x-scopes': ['spend'], 'x-key-owners': ['guest'] }, 'listThings: the contract lacks guest'],
  ])('must be stated with known names: %j', (operation, refusal) => {
    expect(() => checkScopes(contractWith(operation))).toThrow(refusal);
  });

  it('may be none', () => {
    expect(() => checkScopes(contractWith({ 'x-scopes': [] }))).not.toThrow();
    const taken = { 'x-scopes': ['spend'], 'x-key-owners': ['company', 'organizer'] };
    expect(() => checkScopes(contractWith(taken))).not.toThrow();
  });
});

describe('the headers of an answer', () => {
  const answerOf = (method: string, operation: object) => {
    const contract = contractWith({});
    const added = { operationId: 'changeThing', responses: { '200': {}, '404': {} }, ...operation };
    contract.paths = { '/things/': { [method]: added } };
    addHeaders(contract);
    return added.responses;
  };

  it('are the limits where the call writes or takes API keys', () => {
    const { 200: done, 404: missing } = answerOf('post', {});
    expect(done).toEqual({
      headers: {
        'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
        RateLimit: { $ref: '#/components/headers/RateLimit' },
      },
    });
    expect(missing).toEqual({});
    expect(answerOf('get', {})[200]).toEqual({});
    expect(answerOf('get', { 'x-scopes': ['spend'] })[200]).toHaveProperty('headers.RateLimit');
  });

  it('are the date of a deprecation, which no deprecated call may lack', () => {
    const old = { deprecated: true, 'x-deprecated-since': '2026-11-21' };
    expect(answerOf('get', old)[200]).toHaveProperty('headers.Deprecation');
    expect(() => answerOf('get', { deprecated: true })).toThrow(
      'changeThing: deprecated and x-deprecated-since belong together',
    );
  });
});

describe('the example of an answer', () => {
  const responses = { '201': { content: { 'application/json': { schema: {} } } }, '204': {} };

  it('is in the JSON that the operation answers', () => {
    const contract = contractWith({ responses });
    addExamples(contract, { listThings: { id: 7 } });
    expect(contract.paths['/things/']?.get?.responses).toEqual({
      '201': { content: { 'application/json': { schema: {}, example: { id: 7 } } } },
      '204': {},
    });
  });

  it('must belong to an operation that answers JSON', () => {
    const refused = 'api/examples: no operation listThings answers JSON';
    expect(() => addExamples({ paths: {} }, { listThings: {} })).toThrow(refused);
    const silent = contractWith({ responses: { '204': {} } });
    expect(() => addExamples(silent, { listThings: {} })).toThrow(refused);
  });
});
