import { ScimError } from '../contract/scimError';
import type { Schemas } from '../contract/types';
import type { AppError } from '../lib/errors';

export const isScimAddress = (url: string): boolean => url.startsWith('/api/scim/');

/** The body of an error as RFC 7644, 3.12 defines it. */
export function scimErrorOf(error: AppError): Schemas['ScimError'] {
  const type = typeOf(error);
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    ...(type && { scimType: type }),
    detail: error.message,
    status: String(error.status),
  };
}

function typeOf(error: AppError): Schemas['ScimErrorType'] | undefined {
  if (error instanceof ScimError) return error.scimType;
  // Otherwise the body or a parameter is not what the contract describes.
  return error.status === 400 ? 'invalidSyntax' : undefined;
}
