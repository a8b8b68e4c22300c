import type { Schemas } from './types';

/** What is wrong with a value by a schema of the contract, a sentence by field; null when it is right. */
export type SchemaValidator = (
  name: keyof Schemas,
  value: unknown,
) => Record<string, string> | null;
