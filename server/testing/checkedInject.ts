import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { BodyAt, UncheckedBody } from '../contract/calls';

type Raw = string | Buffer | NodeJS.ReadableStream;

type CheckedRequest<Method extends string, Url extends string> = Omit<
  InjectOptions,
  'method' | 'url' | 'payload' | 'body'
> & {
  method?: Method;
  url: Url;
  payload?: BodyAt<Method, Url> | Raw;
};

/** The app of a test. `inject` compares the body of a call with the contract; `unchecked` is for a wrong one. */
export type CheckedApp = Omit<FastifyInstance, 'inject'> & {
  inject<Method extends Uppercase<string>, Url extends string>(
    request: CheckedRequest<Method, Url> | Url,
  ): Promise<LightMyRequestResponse>;
};

/** A body that is wrong on purpose, or whose address is not known to the types. */
export const unchecked = (body: unknown) => body as UncheckedBody;
