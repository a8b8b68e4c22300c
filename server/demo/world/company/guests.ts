import { normalisedName } from '../../../modules/spending/guests/guestName.rules';
import { companyOf } from '../people';
import type { CompanyRows } from '../rows';

/** Adds somebody to Northwind's register of guests. @returns their id */
export function addGuest(
  { company_guests: guests }: Pick<CompanyRows, 'company_guests'>,
  {
    name,
    organisation,
    email,
    at,
  }: { name: string; organisation: string; email: string; at: Date },
): number {
  const id = guests.length + 1;
  guests.push({
    id,
    company_id: companyOf('northwind').id,
    name,
    organisation,
    email,
    created_at: at,
    name_key: normalisedName(name),
    organisation_key: normalisedName(organisation),
  });
  return id;
}
