import type { ConfigFile } from '@rtk-query/codegen-openapi';

/**
 * Contract -> RTK Query client. Tags live in src/api/cachePolicy.ts, not here.
 *
 * `npm run api` generates; the generator's own command, `npx rtk-query-codegen-openapi codegen.config.ts`, does not work
 * here. It needs ts-node to read this file, and it writes files as they come. scripts/generateApi.ts calls the same
 * generator and changes its text: the schemas of both clients go into one file, and a body that the contract does not
 * require becomes an optional argument.
 */
const config = {
  schemaFile: './openapi.yaml',
  apiFile: './src/api/emptyApi.ts',
  apiImport: 'emptyApi',
  // Only the consoles call on demand (scripts/generateApi.ts): the names are bytes of every first load.
  hooks: { queries: true, lazyQueries: false, mutations: true },
  encodePathParams: true,
  useUnknown: true,
  mergeReadWriteOnly: true,
} satisfies Partial<ConfigFile>;

export default config;

/** The tags whose calls only the consoles or operators make: they are a client of their own, which bookers do not load. */
export const consoleTags: ReadonlySet<string> = new Set([
  'organize',
  'sessions',
  'second-factors',
  'company',
  'personal-data',
  'api-keys',
  'platform',
  'operations',
  'waiting',
  'webhooks',
]);

/** Operations that only check-in calls: a client of their own, which no other page loads. */
export const doorOperations: ReadonlySet<string> = new Set([
  'checkInTickets',
  'undoCheckIn',
  'getDoorGuestList',
  'getDoorProgress',
  'addWalkIn',
]);

/** Operations that no screen calls: they are in the contract and in no client, as those that are deprecated. */
export const uncalledOperations: ReadonlySet<string> = new Set([
  // By src/api/refresh.ts, uploadPicture.ts and <img> without a hook.
  'refreshSession',
  'uploadImage',
  'getImage',
  // Check-in sends lists of scans, and reads the keys with the guest list.
  'checkInTicket',
  'getTicketVerifyKey',
  // By browsers and identity providers: they answer with redirects.
  'startSingleSignOn',
  'finishSingleSignOn',
  // By the identity providers of companies.
  'getScimServiceProviderConfig',
  'listScimResourceTypes',
  'getScimResourceType',
  'listScimSchemas',
  'getScimSchema',
  'listScimUsers',
  'createScimUser',
  'getScimUser',
  'replaceScimUser',
  'patchScimUser',
  'deleteScimUser',
  'listScimGroups',
  'createScimGroup',
  'getScimGroup',
  'replaceScimGroup',
  'patchScimGroup',
  'deleteScimGroup',
  // By gateways, wallets and monitoring.
  'receivePaymentEvent',
  'registerAppleWalletDevice',
  'unregisterAppleWalletDevice',
  'listChangedAppleWalletPasses',
  'refreshAppleWalletPass',
  'logAppleWalletErrors',
  'getHealth',
  'getLiveness',
  'getReadiness',
  // By scripts and other programs; screens call newer ones.
  'createOrganizer',
  'createEventCategory',
  'updateEventCategory',
  'listCompanyPeople',
  'setCompanyDomainProof',
  'listInvitations',
  'createInvitation',
  'resendInvitation',
  'revokeInvitation',
  'deactivateUser',
  'reactivateUser',
]);
