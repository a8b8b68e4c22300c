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

/** Somebody who may decide, and on whose behalf; null when they decide on their own behalf. */
export interface DecidingPerson extends DeciderPerson {
  inPlaceOf: { id: number; name: string } | null;
}

/** A decision that a request needs, with the people who may make it now. */
export interface PlannedStep {
  decider: Decider;
  /** The approver, even if a delegate decides; null: every company admin. */
  personId: number | null;
  /** Empty when nobody can decide; then the request cannot be made. */
  people: DecidingPerson[];
}

export interface RequestToDecide {
  companyId: number;
  costCentreId: number | null;
  /** Excluded, because nobody decides on their own request. */
  requesterId: number;
  /** A rule requires a company admin. */
  needsAdmin: boolean;
}

/**
 * The decisions that a request needs, in order (docs/product/companies.md#approvals): first the owner of the cost
 * centre, then a company admin if a rule requires one. An owner who is an admin needs only one decision. If no owner
 * can decide, a company admin does. Active delegates decide on behalf of the people who named them.
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
  /** The stored approver; null: every company admin. */
  personId: number | null;
}

/**
 * Who may decide a step now: its approver or their delegate. Company admins decide when the step has no approver, or
 * when the approver has left, has a closed account or is the requester.
 */
export async function peopleOfStep(db: Db, step: StepToDecide): Promise<DecidingPerson[]> {
  const rows = await findDeciders(db, step);
  const person = rows.find((row) => row.id === step.personId);
  return person ? [decidingFor(person)] : adminsOf(rows);
}

/** People on whose behalf the person currently decides. */
export const delegatorsOf = findDelegators;

const isAdmin = ({ role }: DeciderPerson) => role === 'company_admin';

const decidingFor = ({ delegate, ...person }: DeciderRow): DecidingPerson =>
  delegate
    ? { ...delegate, inPlaceOf: { id: person.id, name: person.name } }
    : { ...person, inPlaceOf: null };

/** Lists each person once: somebody who decides as an admin is not listed as a delegate too. */
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
