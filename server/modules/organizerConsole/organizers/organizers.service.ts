import type { Caller } from '../../../contract/caller';
import type { BodyOf, Schemas } from '../../../contract/types';
import { inTransaction } from '../../../db/transaction';
import type { ModuleDeps } from '../../../deps';
import { parseEmail } from '../../../lib/emailAddress';
import { AppError, conflict, forbidden, invalidInput, notFound } from '../../../lib/errors';
import { isExpected, versionConflict, type ExpectedVersion } from '../../../lib/version';
import { recordAudit } from '../../identity/audit/audit.service';
import { hashInAddress } from '../../images/imageFile.rules';
import type { ImagesService } from '../../images/images.service';
import type { InvoicesService } from '../../invoices/invoices.service';
import { missingSellerFields } from '../../invoices/sellers.rules';
import {
  isPlatformAdmin,
  mayOwn,
  mayRead,
  roleIn,
} from '../../identity/people/organizerRoles.rules';
import { memberRemoved, memberSet, organizerFields } from './organizerAudit.rules';
import * as repository from './organizers.repository';
import type { MemberRow, OrganizerRow } from './organizers.repository';
import { noDetails, readDetails, slugOf, type OrganizerDetails } from './organizers.rules';

type Db = ModuleDeps['db'];

export type OrganizersService = ReturnType<typeof createOrganizersService>;

/** @returns undefined if another organizer has the name or slug */
export async function insertOwnedOrganizer(trx: Db, details: OrganizerDetails, ownerId: number) {
  const organizer = await repository.insertOrganizer(trx, details);
  if (organizer) await repository.saveMember(trx, organizer.id, ownerId, 'owner');
  return organizer;
}

/** Organizers and their teams (D21). */
export function createOrganizersService({
  db,
  images,
  invoices,
}: Pick<ModuleDeps, 'db'> & {
  images: Pick<ImagesService, 'sizesOf' | 'use'>;
  invoices: Pick<InvoicesService, 'wakeWaitingFor'>;
}) {
  /** Registers the logo as used, so that the picture is kept. @throws 400 if the picture does not exist */
  const keepLogo = async (trx: Db, id: number, logo: string): Promise<void> => {
    const hash = hashInAddress(logo);
    if (hash && !(await images.sizesOf(trx, [hash])).has(hash)) {
      const sentence = 'This picture is no longer there. Upload it again.';
      throw invalidInput(sentence, { logo: sentence });
    }
    await images.use(trx, `organizer ${id}`, hash ? [hash] : []);
  };

  const present = (caller: Caller, row: OrganizerRow): Schemas['Organizer'] => ({
    ...row,
    role: roleIn(caller, row.id),
    seller_missing: missingSellerFields(row),
    created_at: row.created_at.toISOString(),
  });

  /** Runs the work in a transaction that has locked the organizer. @throws 403, 404 */
  const asOwner = <T>(
    caller: Caller,
    id: number,
    work: (trx: Db, row: OrganizerRow) => Promise<T>,
  ) =>
    inTransaction(db, async (trx) => {
      const row = mayRead(caller, id) ? await repository.lockOrganizer(trx, id) : undefined;
      if (!row) throw organizerNotFound();
      if (!mayOwn(caller, id)) throw forbidden('Only an owner of the organizer can do this.');
      return work(trx, row);
    });

  /** @throws 409 */
  const assertUnique = async (on: Db, details: OrganizerDetails, except?: number) => {
    const other = await repository.findNamesake(on, details, except);
    if (other) throw nameTaken(details, other.name === details.name ? 'name' : 'slug');
  };

  return {
    async list(caller: Caller): Promise<Schemas['OrganizerList']> {
      const ids = isPlatformAdmin(caller)
        ? null
        : caller.memberships.map(({ organizerId }) => organizerId);
      const rows = await repository.findOrganizers(db, ids);
      return { count: rows.length, results: rows.map((row) => present(caller, row)) };
    },

    /** @throws 400, 403, 409 `name_taken` */
    async create(caller: Caller, body: BodyOf<'createOrganizer'>): Promise<Schemas['Organizer']> {
      if (!isPlatformAdmin(caller)) {
        throw forbidden('Only the platform’s admins can create an organizer.');
      }
      const details = readDetails({ slug: slugOf(body.name), ...body }, noDetails);
      await assertUnique(db, details);
      return inTransaction(db, async (trx) => {
        const row = await repository.insertOrganizer(trx, details);
        if (!row) throw nameTaken(details, 'name');
        await keepLogo(trx, row.id, details.logo);
        await recordAudit(trx, caller, {
          action: 'organizer.created',
          thing: { id: row.id, title: row.name },
          says: `made the organizer ${row.name}`,
          after: organizerFields(row),
          organizer: row.id,
        });
        return present(caller, row);
      });
    },

    /** @throws 404 */
    async get(caller: Caller, id: number): Promise<Schemas['Organizer']> {
      const row = mayRead(caller, id) ? await repository.findOrganizer(db, id) : undefined;
      if (!row) throw organizerNotFound();
      return present(caller, row);
    },

    /** @throws 400, 403, 404, 409 `name_taken`, 412 */
    update: (
      caller: Caller,
      id: number,
      body: BodyOf<'updateOrganizer'>,
      expected: ExpectedVersion,
    ): Promise<Schemas['Organizer']> =>
      asOwner(caller, id, async (trx, row) => {
        if (!isExpected(expected, row.version)) throw versionConflict(present(caller, row));
        const details = readDetails(body, row);
        await assertUnique(trx, details, id);
        await keepLogo(trx, id, details.logo);
        const saved = await repository.saveOrganizer(trx, id, details);
        await recordAudit(trx, caller, {
          action: 'organizer.changed',
          thing: { id, title: row.name },
          before: organizerFields(row),
          after: organizerFields(saved),
          organizer: id,
        });
        if (missingSellerFields(saved).length === 0) await invoices.wakeWaitingFor(trx, id);
        return present(caller, saved);
      }),

    /** @throws 404 */
    async members(caller: Caller, id: number): Promise<Schemas['OrganizerMemberList']> {
      const row = mayRead(caller, id) ? await repository.findOrganizer(db, id) : undefined;
      if (!row) throw organizerNotFound();
      const rows = await repository.findMembers(db, id);
      return { count: rows.length, results: rows.map(presentMember) };
    },

    /** @throws 400, 403, 404, 409 `last_owner` */
    setMember: (
      caller: Caller,
      id: number,
      { email, role }: BodyOf<'setOrganizerMember'>,
    ): Promise<Schemas['OrganizerMember']> =>
      asOwner(caller, id, async (trx, organizer) => {
        const address = parseEmail(email)?.address;
        const user = address && (await repository.findUserByEmail(trx, address));
        if (!user) {
          const sentence = 'Nobody has an account with this email. Ask them to create one first.';
          throw invalidInput(sentence, { email: sentence });
        }
        if (role !== 'owner') await assertAnotherOwner(trx, id, user);
        const before = await repository.findMember(trx, id, user);
        await repository.saveMember(trx, id, user, role);
        const member = await repository.findMember(trx, id, user);
        if (!member) throw new Error(`Person ${user} is not in organizer ${id}.`);
        await recordAudit(trx, caller, memberSet(organizer, before, member));
        return presentMember(member);
      }),

    /** @throws 403, 404, 409 `last_owner` */
    removeMember: (caller: Caller, id: number, user: number): Promise<Schemas['Message']> =>
      inTransaction(db, async (trx) => {
        const row = mayRead(caller, id) ? await repository.lockOrganizer(trx, id) : undefined;
        if (!row) throw organizerNotFound();
        if (!mayOwn(caller, id) && user !== caller.userId) {
          throw forbidden('Only an owner of the organizer can do this.');
        }
        const member = await repository.findMember(trx, id, user);
        if (!member) throw notFound('This person is not on the team.');
        await assertAnotherOwner(trx, id, user);
        await repository.deleteMember(trx, id, user);
        await recordAudit(trx, caller, memberRemoved(row, member));
        return { message: 'Removed from the team.' };
      }),
  };
}

/** @throws 409 if the person is the only owner */
async function assertAnotherOwner(trx: Db, id: number, user: number): Promise<void> {
  const member = await repository.findMember(trx, id, user);
  if (member?.role === 'owner' && (await repository.countOwners(trx, id)) === 1) {
    throw conflict('last_owner', 'An organizer needs an owner. Make somebody else an owner first.');
  }
}

const presentMember = (row: MemberRow): Schemas['OrganizerMember'] => ({
  user: row.user,
  name: row.name,
  email: row.email,
  role: row.role,
});

const organizerNotFound = () => notFound('Organizer not found');

const nameTaken = ({ name, slug }: OrganizerDetails, field: 'name' | 'slug') => {
  const sentence =
    field === 'name'
      ? `There is an organizer named ${name} already.`
      : `The address ${slug} is taken. Choose another one.`;
  return new AppError(409, 'name_taken', sentence, { fields: { [field]: sentence } });
};
