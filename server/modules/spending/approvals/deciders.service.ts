import type { Schemas } from '../../../contract/types';
import type { Decider } from '../../../db/schema/spending';
import { roleLabel } from '../../identity/people/permissions.rules';
import {
  findDeciders,
  findDelegators,
  findOwner,
  type Db,
  type DeciderPerson,
  type DeciderRow,
} from './deciders.repository';

export type { DeciderPerson } from './deciders.repository';

/** Somebody who may decide, and in whose place; null for their own. */
export interface DecidingPerson extends DeciderPerson {
  inPlaceOf: { id: number; name: string } | null;
}

/** A decision that a request needs, with those who may make it now. */
export interface PlannedStep {
  decider: Decider;
  /** Whose decision it is, whoever decides in their place; null: every company admin. */
  personId: number | null;
  /** Empty where nobody can decide: the request cannot be made. */
  people: DecidingPerson[];
}

export interface RequestToDecide {
  companyId: number;
  costCentreId: number | null;
  /** Nobody decides on their own request. */
  requesterId: number;
  /** A rule asks for a company admin. */
  needsAdmin: boolean;
}

/**
 * The decisions that a request needs, in their order (D29, docs/product/companies.md#approvals): that of the owner of
 * the cost centre, and where a rule asks for it that of a company admin too, which is one where the owner
 * is an admin. Without an owner who can decide, a company admin decides. Delegates in force decide in the
 * place of those who named them.
 */
export async function planSteps(
  db: Db,
  { companyId, costCentreId, requesterId, needsAdmin }: RequestToDecide,
): Promise<PlannedStep[]> {
  const ownerId =
    costCentreId === null ? null : ((await findOwner(db, costCentreId))?.owner_id ?? null);
  const rows = await findDeciders(db, { companyId, requesterId, personId: ownerId });
  const owner = rows.find((row) => row.id === ownerId);
  const byAdmins: PlannedStep = { decider: 'admin', personId: null, people: adminsOf(rows) };
  if (!owner || (needsAdmin && isAdmin(owner))) return [byAdmins];
  const byOwner: PlannedStep = {
    decider: 'owner',
    personId: owner.id,
    people: [decidingFor(owner)],
  };
  return needsAdmin ? [byOwner, byAdmins] : [byOwner];
}

export interface StepToDecide {
  companyId: number;
  requesterId: number;
  /** As it is stored; null: every company admin. */
  personId: number | null;
}

/**
 * Who may decide a step now: the person who is asked or their delegate; company admins where none is
 * named, and where that person has left, has a closed account or is the requester.
 */
export async function peopleOfStep(db: Db, step: StepToDecide): Promise<DecidingPerson[]> {
  const rows = await findDeciders(db, step);
  const person = rows.find((row) => row.id === step.personId);
  return person ? [decidingFor(person)] : adminsOf(rows);
}

/** Those in whose place the person decides now. */
export const delegatorsOf = findDelegators;

const isAdmin = ({ role }: DeciderPerson) => role === 'company_admin';

const decidingFor = ({ delegate, ...person }: DeciderRow): DecidingPerson =>
  delegate
    ? { ...delegate, inPlaceOf: { id: person.id, name: person.name } }
    : { ...person, inPlaceOf: null };

/** Each person once: one who decides as an admin does not decide in the place of another too. */
function adminsOf(rows: readonly DeciderRow[]): DecidingPerson[] {
  const people = rows.filter(isAdmin).map(decidingFor);
  const own = people.filter((one) => one.inPlaceOf === null);
  const taken = new Set(own.map((one) => one.id));
  const others = people.filter((one) => {
    if (one.inPlaceOf === null || taken.has(one.id)) return false;
    taken.add(one.id);
    return true;
  });
  return [...own, ...others];
}

export const presentPersonName = ({
  id,
  name,
  email,
  role,
}: DeciderPerson): Schemas['PersonName'] => ({
  id,
  name,
  email,
  role_label: roleLabel(role),
});

export const presentDecider = (person: DecidingPerson): Schemas['DecidingPerson'] => ({
  ...presentPersonName(person),
  for_name: person.inPlaceOf?.name ?? null,
});

const decidingName = ({ name, inPlaceOf }: DecidingPerson) =>
  inPlaceOf ? `${name}, for ${inPlaceOf.name}` : name;

/** `Meera Iyer`, `Vikram Rao, for Leela Thomas`, `Meera Iyer or Leela Thomas`; `A company admin` for more than two. */
export function decidersText(steps: readonly PlannedStep[]): string {
  const [step] = steps;
  const names = step?.people.map(decidingName) ?? [];
  return names.length > 2 ? 'A company admin' : names.join(' or ');
}
