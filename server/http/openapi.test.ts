import { afterEach, describe, expect, it } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Authenticate, Caller } from '../contract/caller';
import type { ContractDocument } from '../contract/document';
import type { Handlers } from '../contract/types';
import { testContract } from '../testing/testContract';
import { notFound, unauthorized } from '../lib/errors';
import { registerErrors } from './errors';
import { registerJsonBodyParser } from './jsonBodyParser';
import { registerOpenapi } from './openapi';
import { operationRoutes } from './operationRoutes';

const contract = testContract();

/** The contract, cut down to a few paths. */
function only(...paths: string[]): ContractDocument {
  const kept = Object.entries(contract.paths).filter(([name]) => paths.includes(name));
  return { ...contract, paths: Object.fromEntries(kept) };
}

const caller: Caller = {
  userId: 1,
  sessionId: 's',
  network: '127.0.0.0/24',
  name: 'Asha Menon',
  email: 'asha@northwind.example',
  role: 'employee',
  permissions: [],
  companyId: 1,
  companyName: 'Northwind',
  companyProven: true,
  memberships: [],
};

const authenticate: Authenticate = async (token) => {
  if (token !== 'good') throw unauthorized('No.', 'invalid_token');
  const identity = { isConfirmed: true, hasSecondFactor: false, mustSetUpFactor: false };
  return { ...caller, identity };
};

let app: FastifyInstance;
afterEach(() => app.close());

async function build(document: ContractDocument, handlers: Partial<Handlers>) {
  app = Fastify();
  registerErrors(app);
  registerJsonBodyParser(app);
  await registerOpenapi(app, {
    contract: document,
    handlers,
    authenticate,
    authenticateProvisioner: () => Promise.reject(new Error('There is no token.')),
  });
  return app;
}

describe('the start', () => {
  it('is refused while an operation has no handler', async () => {
    await expect(build(only('/health/', '/auth/logout/'), {})).rejects.toThrow(
      'openapi.yaml has operations without a handler: signOut, getHealth',
    );
  });

  it('is refused while a handler has no operation', async () => {
    const handlers: Partial<Handlers> = { signOut: async () => undefined };
    await expect(build(only(), handlers)).rejects.toThrow('handlers without an operation: signOut');
  });
});

describe('a signed-in person', () => {
  const seen: (Caller | null)[] = [];
  const handlers: Partial<Handlers> = {
    signOut: async (request) => {
      seen.push(request.caller);
    },
    verifyToken: async (request) => {
      seen.push(request.caller);
      throw new Error('The database password is hunter2');
    },
  };
  const start = () => build(only('/auth/logout/', '/auth/verify-token/'), handlers);
  const signOut = (authorization?: string) =>
    app.inject({
      method: 'POST',
      url: '/api/auth/logout/',
      headers: authorization ? { authorization } : {},
    });

  it('is known where the contract asks for a token, or takes one', async () => {
    await start();
    seen.length = 0;
    expect((await signOut('Bearer good')).statusCode).toBe(200);
    expect((await signOut()).statusCode).toBe(200);
    // A dead token is nobody, where nobody may call too.
    expect((await signOut('Bearer bad')).statusCode).toBe(200);
    expect(seen).toEqual([caller, null, null]);
  });

  it('is asked for before anything of the request is read', async () => {
    await start();
    const answer = await app.inject({ url: '/api/auth/verify-token/' });
    expect(answer.statusCode).toBe(401);
    const bad = await app.inject({
      url: '/api/auth/verify-token/',
      headers: { authorization: 'Bearer bad' },
    });
    expect(bad.json()).toMatchObject({ code: 'invalid_token' });
  });

  it('is told nothing of the inside when something breaks', async () => {
    await start();
    const answer = await app.inject({
      url: '/api/auth/verify-token/',
      headers: { authorization: 'Bearer good' },
    });
    expect(answer.statusCode).toBe(500);
    expect(answer.json()).toEqual({
      error: 'Something went wrong on our side. Please try again.',
      code: 'internal_error',
      request_id: expect.any(String),
    });
  });
});

describe('a file', () => {
  const seen: (number | undefined)[] = [];
  const handlers: Partial<Handlers> = {
    uploadImage: async (request) => {
      seen.push(request.raw.socket.timeout);
      throw notFound('Not kept.');
    },
  };

  it('is the body itself, and is waited for longer than other requests', async () => {
    await build(only('/images/'), handlers);
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const send = (type: string) =>
      fetch(`${url}/api/images/`, {
        method: 'POST',
        headers: { authorization: 'Bearer good', 'content-type': type },
        body: '{}',
      });
    expect((await send('image/png')).status).toBe(404);
    expect((await send('application/json; charset=utf-8')).status).toBe(404);
    expect(seen).toEqual([60_000, 60_000]);
    expect((await send('multipart/form-data')).status).toBe(415);
    expect(seen).toHaveLength(2);
  });
});

describe('an answer', () => {
  it('without a field that the contract requires is a 500', async () => {
    const handlers: Partial<Handlers> = {
      getHealth: async () => JSON.parse('{"status":"ok"}'),
    };
    await build(only('/health/'), handlers);
    expect((await app.inject({ url: '/api/health/' })).statusCode).toBe(500);
  });

  it('loses fields that the contract does not have', async () => {
    const handlers: Partial<Handlers> = {
      getHealth: async () =>
        JSON.parse(
          '{"status":"ok","version":"1","database":"pglite","uptime_seconds":1,"password":"x"}',
        ),
    };
    await build(only('/health/'), handlers);
    expect((await app.inject({ url: '/api/health/' })).body).not.toContain('password');
  });
});

describe('the contract', () => {
  it('has valid JSON Schemas alone, which the validators of requests rely on', () => {
    const ajv = new Ajv({ strict: false });
    addFormats.default(ajv, { keywords: true });
    const ofContent = (part: unknown) =>
      Object(Object.values(Object(part).content ?? {})[0]).schema;
    const schemas = operationRoutes(contract).flatMap(({ schema }) => [
      ...[schema.params, schema.querystring, schema.headers],
      ...[schema.body, ...Object.values(Object(schema.response))].map(ofContent),
    ]);
    for (const schema of new Set(schemas.filter((one) => one !== undefined))) {
      expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null]);
    }
    expect(schemas.length).toBeGreaterThan(300);
  });

  it('bounds every date that a body sets, so that no year 1 is stored', () => {
    const unbounded: string[] = [];
    const visit = (schema: unknown, path: string): void => {
      if (Array.isArray(schema)) return schema.forEach((one) => visit(one, path));
      if (typeof schema !== 'object' || schema === null) return;
      const { format, pattern } = Object(schema);
      const isDate = format === 'date' || format === 'date-time';
      if (isDate && pattern === undefined) unbounded.push(path);
      for (const [key, value] of Object.entries(schema)) visit(value, `${path}.${key}`);
    };
    for (const { schema, url } of operationRoutes(contract)) {
      visit(Object(schema.body).content?.['application/json'].schema, url);
    }
    // A birth date has bounds of its own.
    expect(unbounded.filter((path) => !path.endsWith('.dob'))).toEqual([]);
  });

  it('marks every password, token and code of a ticket as a secret, so that DevTools hides it', () => {
    const unmarked: string[] = [];
    const visit = (node: unknown, name: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const { type, name: parameter } = Object(node);
      const isText = String(type).includes('string') || parameter === name;
      const isSecret = /token$|secret|password|^otp$|qr_code/i.test(name);
      if (isText && isSecret && !('x-secret' in node)) unmarked.push(name);
      for (const [key, child] of Object.entries(node)) visit(child, Object(child).name ?? key);
    };
    visit(contract, '');
    expect(unmarked).toEqual([]);
  });

  it('describes conflicts also of a call whose sibling calls have none', () => {
    const conflictOf = (path: string, method: string) =>
      contract.paths[path]?.[method]?.responses['409'];
    expect(conflictOf('/organize/bookings/{id}/refund/', 'get')).toBeDefined();
    expect(conflictOf('/events/{id}/access/', 'put')).toBeDefined();
  });

  it('describes the errors with which every call may be refused before it runs', () => {
    for (const [where, methods] of Object.entries(contract.paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        // Fastify reads no body of a GET, so that none can be too large or of the wrong type.
        const withBody = method === 'get' ? [] : ['413', '415'];
        expect([where, method, Object.keys(responses)]).toEqual([
          where,
          method,
          expect.arrayContaining(['400', ...withBody, '429', '431', '500', '503']),
        ]);
        // The router takes no parameter of more than a hundred characters.
        const isFound = !where.includes('{') || '404' in responses;
        expect([where, method, isFound]).toEqual([where, method, true]);
      }
    }
  });
});
