import { costCentreOf } from '../../demo/world/company/costCentres';
import { personNamed } from '../../demo/world/people';
import {
  newDecisionToken,
  storeDecisionLink,
} from '../../modules/spending/approvals/decisionLinks.service';
import type { Examples, ExampleWorld } from './exampleWorld';
import { hold } from './purchases';

const owner = personNamed('lthomas');

/** The request that the owner of Engineering has to decide. */
async function waiting({ answer }: ExampleWorld) {
  const { results } = await answer('listApprovals', {
    as: owner.username,
    query: { role: 'approver', status: 'pending' },
  });
  return { as: owner.username, id: results[0]?.id ?? 0 };
}

/** The link of the mail about it. */
async function linkOf(world: ExampleWorld) {
  const { id } = await waiting(world);
  const token = newDecisionToken();
  const step = { approvalId: id, version: 1, position: 1, personId: owner.id, token };
  await storeDecisionLink(world.db, step);
  await world.db.updateTable('company_policies').set({ links_allowed: true }).execute();
  return { token };
}

const reason = 'Three passes are enough this year.';

export const approvalExamples = {
  listApprovals: { as: owner.username, query: { status: 'pending', page_size: 1 } },
  createApproval: async (world) => ({
    as: 'asha',
    body: {
      booking_ids: [(await hold(world, 'Club Seat')).id],
      cost_centre: costCentreOf('CC-210').id,
      purpose: 'An evening for the people who finished the migration.',
      purpose_kind: 'recognition',
    },
  }),
  getApproval: waiting,
  approveRequest: async (world) => ({
    ...(await waiting(world)),
    body: { note: 'Please share your notes.' },
  }),
  declineRequest: async (world) => ({ ...(await waiting(world)), body: { reason } }),
  withdrawRequest: async (world) => ({ ...(await waiting(world)), as: 'rohan' }),
  delegateRequest: async (world) => ({
    ...(await waiting(world)),
    body: { to: personNamed('harsh').id, note: 'You know the budget better.' },
  }),
  getApprovalLink: linkOf,
  approveByLink: async (world) => ({ ...(await linkOf(world)), body: {} }),
  declineByLink: async (world) => ({ ...(await linkOf(world)), body: { reason } }),
  getDelegation: { as: owner.username },
  setDelegation: {
    as: 'vikram',
    body: { delegate_id: personNamed('meera').id, until: '2026-12-06T18:30:00.000Z' },
  },
} satisfies Examples;
