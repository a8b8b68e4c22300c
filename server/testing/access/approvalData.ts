import {
  newDecisionToken,
  storeDecisionLink,
} from '../../modules/policies/approvals/decisionLinks.service';
import { createApprovalCalls, createPolicy } from '../approvals';
import { createBookingCalls, createOffer } from '../bookings';
import type { TestApp } from '../buildTestApp';
import { createCostCentre } from '../budgets';
import type { TestCompany, TestUser } from '../people';
import type { AccessData } from './accessData';

/** A ticket of this price, minor units, needs an approval; no other row books one. */
const NEEDS_APPROVAL = 100_000_000;

export async function createRequests(
  test: TestApp,
  company: TestCompany,
  {
    owner,
    colleague,
    admin,
  }: Pick<AccessData['headers'], 'owner' | 'colleague'> & { admin: TestUser },
): Promise<AccessData['requests']> {
  const rule = {
    kind: 'ticket_price',
    outcome: 'needs_approval',
    above: NEEDS_APPROVAL - 1,
  } as const;
  await createPolicy(test, company, [rule]);
  const costCentre = await createCostCentre(test, { company });
  const { tier } = await createOffer(test, { price: NEEDS_APPROVAL });
  const calls = createBookingCalls(test);
  const [needed, requested] = [await calls.book(colleague, tier), await calls.book(owner, tier)];
  const more = { cost_centre: costCentre.id };
  const { id } = await createApprovalCalls(test).request(owner, [requested], more);
  const link = newDecisionToken();
  const step = { approvalId: id, version: 1, position: 1, personId: admin.id, token: link };
  await storeDecisionLink(test.db, step);
  return { needed: needed.id, waiting: id, costCentre: costCentre.id, link };
}
