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
  kB: 260,
  atOnce: ['src/app/layout/console/SideLinks.tsx', `src/app/layout/console/${places}.tsx`],
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
  home: { kB: 133, files: 1 },
  events: { kB: 133, files: 1 },
  event: { kB: 148 },
  about: { kB: 134 },
  privacy: { kB: 135 },
  terms: { kB: 135 },
  cookies: { kB: 135 },
  notFound: { kB: 134 },
  contact: { kB: 216 },
  signIn: { kB: 210, later: [account] },
  signUp: { kB: 222, later: [account] },
  resetPassword: { kB: 213, later: [account] },
  invitation: { kB: 212, later: [account] },
  decide: { kB: 235, later: [account] },
  seatOffer: { kB: 145, later: [account] },
  seatClaim: { kB: 145, later: [account] },
  setup: { kB: 233, later: [account] },
  sharedTicket: { kB: 147, later: [account] },

  cart: { kB: 251, later: header },
  myBookings: { kB: 186, later: header },
  profile: { kB: 226, later: header },
  notifications: { kB: 137, later: header },
  checkIn: { kB: 260, later: header },

  approvals: company,
  approval: company,
  companyPeople: company,
  companyDomain: company,
  companyChanges: company,
  company,
  companyCostCentres: company,
  companyCostCentre: company,
  companyPolicies: company,
  companySpend: company,
  companyHospitality: company,
  companyAccount: company,
  platformCompanies: platform,
  platformCompanyAccount: platform,
  platformPeople: platform,
  platformChanges: platform,
  platformFailures: platform,
  organizeEvents: organize,
  organizeEvent: { ...organize, later: [...header, `${dashboard}/chart/Bars.tsx`] },
  organizeTakings: {
    ...organize,
    later: [...header, 'src/features/organize/takings/chart/MonthBars.tsx'],
  },
  organizeChanges: organize,
  organizeTeam: organize,
  organizeSettings: organize,
  // Calendars, clocks, the list of time zones, and sorting by hand stand below the first fields.
  organizeEditEvent: {
    ...organize,
    later: [
      ...header,
      `${editor}/parts/TimeFields.tsx`,
      `${editor}/parts/ChoiceField.tsx`,
      `${editor}/tiers/TierTable.tsx`,
    ],
  },
};
