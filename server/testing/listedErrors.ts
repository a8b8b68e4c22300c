import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { ContractDocument, ContractOperation } from '../contract/document';

interface Listed {
  method: string;
  path: RegExp;
  operation: ContractOperation;
}

const known = new WeakMap<ContractDocument, Listed[]>();

function listOf(contract: ContractDocument): Listed[] {
  const list =
    known.get(contract) ??
    Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method: method.toUpperCase(),
        path: new RegExp(`^/api${path.replace(/\/$/, '').replace(/\{\w+\}/g, '[^/]+')}/?$`),
        operation,
      })),
    );
  known.set(contract, list);
  return list;
}

/** Rejects injected calls whose error has a code that `x-error-codes` of their operation lacks. */
export function rejectUnlistedErrors(app: FastifyInstance, contract: ContractDocument): void {
  const inject: (request: never) => Promise<LightMyRequestResponse> = app.inject.bind(app);
  const checked = async (request: never) => {
    const answer = await inject(request);
    if (answer.statusCode >= 400) assertListed(contract, answer);
    return answer;
  };
  Object.assign(app, { inject: checked });
}

function assertListed(contract: ContractDocument, answer: LightMyRequestResponse): void {
  const { method = '', url = '' } = answer.raw.req;
  const pathname = url.replace(/\?.*$/, '');
  const { operation } =
    listOf(contract).find((one) => one.method === method && one.path.test(pathname)) ?? {};
  if (!operation) return;
  const { code }: { code?: string } = answer.json();
  // Errors of SCIM have no code, so only their status is compared.
  const listed = operation['x-error-codes'][answer.statusCode];
  if (listed?.some((one) => code === undefined || one === code)) return;
  throw new Error(
    `x-error-codes of ${operation.operationId} lack ${code} for status ${answer.statusCode}.`,
  );
}
