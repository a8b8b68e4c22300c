import type { Schemas } from '../../../contract/types';
import { parseEmail } from '../../../lib/emailAddress';
import { invalidInput } from '../../../lib/errors';
import { gstinProblem, isSellerGstin, plainGstin, stateOfGstin } from '../../../lib/gstin';
import { stateOf, stateProblem } from '../../../lib/placeNames';
import { multiLine, singleLine } from '../../../lib/text';
import { hashInAddress } from '../../images/imageFile.rules';

export interface OrganizerDetails {
  name: string;
  slug: string;
  logo: string;
  legal_name: string;
  gstin: string;
  address: string;
  state: string;
  support_email: string;
}

/** Defaults of a new organizer. */
export const noDetails: OrganizerDetails = {
  name: '',
  slug: '',
  logo: '',
  legal_name: '',
  gstin: '',
  address: '',
  state: '',
  support_email: '',
};

/** The state, derived from the GSTIN if there is one; it decides between CGST with SGST and IGST. */
function readState(
  { state, gstin }: Pick<OrganizerDetails, 'state' | 'gstin'>,
  update: Schemas['OrganizerUpdate'],
  problems: Record<string, string>,
): Pick<OrganizerDetails, 'state'> {
  const fromGstin = isSellerGstin(gstin) ? stateOfGstin(gstin) : null;
  const named = state === '' ? null : stateOf(state);
  if (update.state && named === null) problems.state = stateProblem(state);
  else if (update.state && fromGstin !== null && named !== fromGstin) {
    problems.state = `The GSTIN is one of ${fromGstin}.`;
  }
  return { state: fromGstin ?? named ?? '' };
}

const MAX_SLUG = 60;

/** `Bombay Live` -> `bombay-live`; `organizer` for a name without Latin letters or digits. */
export function slugOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '');
  return slug.length < 2 ? 'organizer' : slug;
}

/**
 * The details after the change. Undefined fields keep their value.
 * @throws 400 naming each wrong field
 */
export function readDetails(
  update: Schemas['OrganizerUpdate'],
  current: OrganizerDetails,
): OrganizerDetails {
  const problems: Record<string, string> = {};
  const line = (field: Exclude<keyof OrganizerDetails, 'address'>) =>
    update[field] === undefined ? current[field] : singleLine(update[field]);
  const next: OrganizerDetails = {
    name: line('name'),
    slug: line('slug'),
    logo: line('logo'),
    legal_name: line('legal_name'),
    gstin: plainGstin(line('gstin')),
    address: update.address === undefined ? current.address : multiLine(update.address),
    state: line('state'),
    support_email: line('support_email'),
  };
  if (next.name.length < 2) problems.name = 'Name the organizer.';
  // An unchanged older logo with an external address is still accepted.
  if (next.logo !== '' && next.logo !== current.logo && hashInAddress(next.logo) === null) {
    problems.logo = 'Upload the logo, and give the address that the upload answers with.';
  }
  const gstinIsWrong = next.gstin === '' ? null : gstinProblem(next.gstin, { seller: true });
  if (gstinIsWrong !== null) problems.gstin = gstinIsWrong;
  if (update.state !== undefined || update.gstin !== undefined) {
    Object.assign(next, readState(next, update, problems));
  }
  if (next.support_email !== '') {
    const address = parseEmail(next.support_email);
    if (address === null) problems.support_email = 'Write an email address.';
    else next.support_email = address.address;
  }
  const [first] = Object.values(problems);
  if (first !== undefined) throw invalidInput(first, problems);
  return next;
}
