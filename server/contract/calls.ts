import type { paths } from './api.gen';

/** The address without its query and last slash: the server answers both forms. */
type Trimmed<Address extends string> = Address extends `/api${infer Path}`
  ? Trimmed<Path>
  : Address extends `${infer Path}?${string}`
    ? Trimmed<Path>
    : Address extends `${infer Path}/`
      ? Path
      : Address;

type SameSegment<Given, InContract> = InContract extends `{${string}}`
  ? true
  : Given extends InContract
    ? true
    : false;

/** `InContract` if the given path has its segments, else `never`. */
type Matching<Given, InContract, Whole> = Given extends `${infer First}/${infer Rest}`
  ? InContract extends `${infer Head}/${infer Tail}`
    ? SameSegment<First, Head> extends true
      ? Matching<Rest, Tail, Whole>
      : never
    : never
  : InContract extends `${string}/${string}`
    ? never
    : SameSegment<Given, InContract> extends true
      ? Whole
      : never;

/** The paths of the contract without their last slash. */
type ByTrimmed = { [P in keyof paths & string as Trimmed<P>]: paths[P] };
type Known = keyof ByTrimmed;

type PathOf<Given extends string> = Given extends Known
  ? Given
  : { [P in Known]: Matching<Given, P, P> }[Known];

type Operation<
  Method extends string,
  Given extends string,
> = ByTrimmed[PathOf<Given>] extends infer Item
  ? Item extends Record<Lowercase<Method>, infer Op extends object>
    ? Op
    : never
  : never;

type JsonOf<Op> = Op extends { requestBody?: { content: { 'application/json': infer Body } } }
  ? Body
  : never;

declare const unchecked: unique symbol;

/** A body that the types do not compare with the contract. */
export interface UncheckedBody {
  [unchecked]: true;
}

/** What the contract's operation at this address, such as `/bookings/${id}/`, takes as JSON. */
export type BodyAt<Method extends string, Address extends string> =
  | JsonOf<Operation<Method, Trimmed<Address>>>
  | UncheckedBody;

type AnswerOf<Op> = Op extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Answer
  : Op extends { responses: { 201: { content: { 'application/json': infer Answer } } } }
    ? Answer
    : undefined;

/** The JSON of a success; unknown at an address that the contract does not have. */
export type AnswerAt<Method extends string, Address extends string> = [
  Operation<Method, Trimmed<Address>>,
] extends [never]
  ? unknown
  : AnswerOf<Operation<Method, Trimmed<Address>>>;
