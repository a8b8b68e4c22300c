import { AppError } from '../lib/errors';
import type { Schemas } from './types';

/** A refusal with the keyword that tells SCIM clients its reason (RFC 7644, 3.12). */
export class ScimError extends AppError {
  constructor(
    readonly scimType: Schemas['ScimErrorType'],
    message: string,
  ) {
    const isTaken = scimType === 'uniqueness';
    super(isTaken ? 409 : 400, isTaken ? 'has_account' : 'invalid_input', message);
  }
}
