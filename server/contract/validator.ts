import type { Schemas } from './types';

/** Validates a value against a schema of the contract; returns an error sentence by field, or null when valid. */
export type SchemaValidator = (
  name: keyof Schemas,
  value: unknown,
) => Record<string, string> | null;
