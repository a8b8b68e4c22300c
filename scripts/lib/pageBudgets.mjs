/**
 * What each page may load before anybody does anything, in kB (1,000 bytes) of JavaScript, brotli. By the
 * names of src/lib/paths.ts; `npm run sizes` checks it against the build.
 *
 * `files`: in how many scripts, where it is not a matter of bytes alone.
 *
 * `atOnce`: parts with chunks of their own that the page loads when it is shown; the page's head names them
 * too (pageFiles.mjs). `later`: parts that it
 * loads by itself too, but only when the rest is on the screen and the browser is idle (idlePart.tsx);
 * they are not counted, and printed beside the figure. Everything else is loaded on intent.
 */

const account = 'src/app/layout/header/UserPanel.tsx';
const header = [account, 'src/app/layout/header/NotificationPanel.tsx'];
const consoleOf = (places) => ({
  kB: 292,
  atOnce: [
    'src/app/routing/consoleRoutes.ts',
    'src/app/layout/console/SideLinks.tsx',
    `src/app/layout/console/${places}.tsx`,
  ],
  later: header,
});
const organize = consoleOf('OrganizerPlaces');
const company = consoleOf('CompanyPlaces');
const platform = consoleOf('PlatformPlaces');
const editor = 'src/features/organize/editor';
const dashboard = 'src/features/organize/dashboard';

/** @type {Record<string, { kB: number, files?: number, atOnce?: string[], later?: string[] }>} */
export const pageBudgets = {
  // For visitors, as they are meant for; so is sign-in.
  home: { kB: 199, files: 2 },
  events: { kB: 199, files: 2 },
  event: { kB: 216 },
  about: { kB: 201 },
  privacy: { kB: 201 },
  terms: { kB: 201 },
  cookies: { kB: 201 },
  notFound: { kB: 200 },
  contact: { kB: 250 },
  // With the form of single sign-on, which checks the email address as the password reset does.
  signIn: { kB: 251, later: [account] },
  confirmSignIn: { kB: 251, later: [account] },
  signUp: { kB: 256, later: [account] },
  resetPassword: { kB: 251, later: [account] },
  invitation: { kB: 251, later: [account] },
  decide: { kB: 270, later: [account] },
  seatOffer: { kB: 214, later: [account] },
  seatClaim: { kB: 214, later: [account] },
  setup: { kB: 272, later: [account] },
  sharedTicket: { kB: 214, later: [account] },

  cart: { kB: 289, later: header },
  myBookings: { kB: 226, later: header },
  profile: { kB: 262, later: header },
  notifications: { kB: 204, later: header },
  // A service worker keeps them on the device: they are loaded once for each release.
  checkIn: {
    kB: 250,
    later: [...header, 'src/features/checkIn/components/DoorProgress.tsx'],
  },

  approvals: company,
  approval: company,
  companyPeople: company,
  companyDomain: company,
  companySingleSignOn: company,
  companyChanges: company,
  company,
  companyCostCentres: company,
  companyCostCentre: company,
  companyPolicies: company,
  companySpend: company,
  companyHospitality: company,
  companyAccount: company,
  companyApiKeys: company,
  companyWebhooks: company,
  platformCompanies: platform,
  platformCompanyAccount: platform,
  platformPeople: platform,
  platformChanges: platform,
  platformFailures: platform,
  organizeEvents: organize,
  organizeEvent: { ...organize, later: [...header, `${dashboard}/SalesBars.tsx`] },
  organizeTakings: {
    ...organize,
    later: [...header, 'src/features/organize/takings/MonthBars.tsx'],
  },
  organizeChanges: organize,
  organizeTeam: organize,
  organizeWebhooks: organize,
  organizeSettings: organize,
  organizeApiKeys: organize,
  // Calendars, clocks, the list of time zones, and sorting by hand stand below the first fields.
  organizeEditEvent: {
    ...organize,
    kB: 286,
    later: [
      ...header,
      `${editor}/parts/TimeFields.tsx`,
      `${editor}/parts/ChoiceField.tsx`,
      `${editor}/tiers/TierTable.tsx`,
    ],
  },
};
