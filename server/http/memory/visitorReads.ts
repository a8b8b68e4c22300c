import type { OperationId, PathOf, QueryOf, ResultOf } from '../../contract/types';

export interface VisitorInput<Op extends OperationId> {
  query: QueryOf<Op>;
  params: PathOf<Op>;
}

/** How an operation answers somebody who is not signed in. */
interface VisitorRead<Op extends OperationId> {
  /** Equal for inputs with the same answer; has nothing that the contract does not name. */
  keyOf(input: VisitorInput<Op>): readonly (string | number | undefined)[];
  read(input: VisitorInput<Op>): Promise<ResultOf<Op>>;
}

/** The operations whose answers to visitors are kept in memory. */
export type VisitorReads<Op extends OperationId> = { [O in Op]: VisitorRead<O> };

/** The same without their types: the contract has validated what they are given. */
export type AnyVisitorReads = Readonly<
  Partial<
    Record<
      OperationId,
      { keyOf(input: never): readonly unknown[]; read(input: never): Promise<object> }
    >
  >
>;
