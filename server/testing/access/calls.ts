import { unchecked } from '../checkedInject';
import { listOperations, type OperationInfo } from '../../contract/document';
import type { TestApp } from '../buildTestApp';
import { testContract } from '../testContract';
import type { RequestParts } from './requestParts';

const contract = testContract();
const infos = new Map(listOperations(contract).map((info) => [info.operationId, info]));

export interface Operation extends OperationInfo {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  template: string;
  /** Whether the answer is an export of a list, or of other people's data. */
  isExport: boolean;
}

const isTable = (type: string) => type === 'text/csv' || type.endsWith('spreadsheetml.sheet');

/** The operations of openapi.yaml by their ids. */
export const operations = new Map<string, Operation>(
  Object.entries(contract.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, { operationId, responses }]) => {
      const info = infos.get(operationId);
      if (!info) throw new Error(`openapi.yaml has no ${operationId}.`);
      const isExport =
        operationId.startsWith('export') ||
        Object.keys(responses['200']?.content ?? {}).some(isTable);
      const operation = { ...info, template, method: method.toUpperCase(), isExport } as Operation;
      return [operationId, operation] as const;
    }),
  ),
);

/** Makes calls by their ids, each from a different address, so that no network limit applies. */
export function createCalls({ app }: Pick<TestApp, 'app'>) {
  let calls = 0;
  return ({ method, template }: Operation, parts: RequestParts, headers: object) => {
    const { ifMatch, query, body, file, path: further, ...more } = parts;
    const {
      tierId: tier_id,
      documentId: document_id,
      userId: user_id,
      receiptId: receipt_id,
      ...same
    } = more;
    const names = { ...same, ...further, tier_id, document_id, user_id, receipt_id };
    const url = Object.entries(names).reduce(
      (path, [name, value]) => path.replace(`{${name}}`, String(value)),
      `/api${template}`,
    );
    calls += 1;
    return app.inject({
      method,
      url,
      headers: {
        ...headers,
        ...(ifMatch && { 'if-match': ifMatch }),
        ...(file && { 'content-type': 'application/octet-stream' }),
      },
      ...(query && { query: query as Record<string, string> }),
      ...((body ?? file) && { payload: unchecked(body ?? file) }),
      remoteAddress: `10.0.${calls >> 8}.${calls & 255}`,
    });
  };
}
