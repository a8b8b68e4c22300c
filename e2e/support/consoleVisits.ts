import type { APIRequestContext, Page } from '@playwright/test';
import { visitOrganizer, visitPlatform, visitSetUp } from './consoleOtherScreens';
import { visitDashboard, visitEditor, visitEvents } from './consoleScreens';
import { visitApprovals, visitAsking, visitSpending } from './consoleSpendingScreens';
import { consoleEvents, type Check, type ConsoleVisit } from './consoleVisit';
import { shortenLists } from './networkFaults';
import type { DemoUser } from './people';
import { signInByCookies } from './purchases';

interface Visit {
  name: string;
  as: DemoUser;
  visit: (visit: ConsoleVisit) => Promise<void>;
}

/** All screens of the consoles. */
export const consoleVisits: readonly Visit[] = [
  { name: 'set-up', as: 'rhea', visit: visitSetUp },
  { name: 'list of events', as: 'rhea', visit: visitEvents },
  { name: 'editor', as: 'rhea', visit: visitEditor },
  { name: 'dashboard', as: 'rhea', visit: visitDashboard },
  { name: 'takings, team and settings', as: 'rhea', visit: visitOrganizer },
  { name: 'platform’s console', as: 'admin', visit: visitPlatform },
  { name: 'company’s console', as: 'meera', visit: visitSpending },
  { name: 'approvals', as: 'meera', visit: visitApprovals },
  { name: 'request for an approval', as: 'rohan', visit: visitAsking },
];

interface Place {
  page: Page;
  request: APIRequestContext;
  baseURL: string | undefined;
}

/** Goes through the screens of one visit, signed in as its person. */
export async function visitConsole(
  { as, visit }: Visit,
  { page, request, baseURL }: Place,
  check: Check,
): Promise<void> {
  await signInByCookies(page, baseURL, as);
  await shortenLists(page);
  await visit({ page, check, events: () => consoleEvents(request) });
}
