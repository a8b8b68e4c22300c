import {
  infoOf,
  type ContractDocument,
  type ContractParameter,
  type OperationInfo,
} from '../../contract/document';
import { dereference } from '../../http/operationRoutes';
import type { Schema } from './schemaValues';

export interface FuzzParameter extends Omit<ContractParameter, 'schema'> {
  schema: Schema;
}

/** An operation of the contract, with its references replaced. */
export interface FuzzOperation extends OperationInfo {
  method: string;
  template: string;
  parameters: readonly FuzzParameter[];
  /** Schema of a JSON body. */
  bodySchema: Schema | undefined;
  /** Schemas of answers by status, then by media type. */
  responses: Readonly<Record<string, Readonly<Record<string, Schema>>>>;
}

export function fuzzOperations(contract: ContractDocument): FuzzOperation[] {
  return Object.entries(dereference(contract)).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...infoOf(operation),
      method: method.toUpperCase(),
      template,
      parameters: operation.parameters ?? [],
      bodySchema: operation.requestBody?.content?.['application/json']?.schema,
      responses: Object.fromEntries(
        Object.entries(operation.responses).map(([status, { content = {} }]) => [
          status,
          Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema])),
        ]),
      ),
    })),
  );
}
