import {
  newDecisionToken,
  storeDecisionLink,
} from '../../modules/spending/approvals/decisionLinks.service';
import { createApprovalCalls, createPolicy } from '../approvals';
import { createBookingCalls, createOffer, type Headers } from '../bookings';
import type { TestApp } from '../buildTestApp';
import { createCostCentre } from '../budgets';
import type { TestCompany, TestUser } from '../people';

/** A ticket at this price (minor units) needs approval; no other row books one. */
const NEEDS_APPROVAL = 100_000_000;

/** A booking that needs approval, and a pending request with its cost centre and the token of its link. */
export interface RequestIds {
  needed: number;
  waiting: number;
  costCentre: number;
  link: string;
}

export async function createRequests(
  test: TestApp,
  company: TestCompany,
  { owner, colleague, admin }: Record<'owner' | 'colleague', Headers> & { admin: TestUser },
): Promise<RequestIds> {
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
