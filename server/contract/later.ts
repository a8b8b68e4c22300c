import type { OperationId } from './types';

/**
 * Operations of the contract that have no handler yet. They answer 501 and say so. The server
 * refuses to start when any other operation lacks its handler, or when one of these has one.
 * This list must be empty in the end.
 */
export const laterOperations = [] as const satisfies readonly OperationId[];

export type LaterOperation = (typeof laterOperations)[number];
export type ReadyOperation = Exclude<OperationId, LaterOperation>;
