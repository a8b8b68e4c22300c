/** The pages of the consoles, with the person of the demo world who sees each. */
import { callerOf, signIn } from '../../scripts/lib/demoCaller.mjs';

const sessions = new Map();

/** The cookies of a signed-in person. */
export async function sessionOf(url, username) {
  if (!sessions.has(username)) sessions.set(username, await signIn(url, username));
  const { access_token: access, refresh_token: refresh } = sessions.get(username);
  const pairs = { access_token: access, refresh_token: refresh, token: access };
  return Object.entries(pairs).map(([name, value]) => ({ name, value, url }));
}

/** `answering`: what the person wants to press, which is there when the page's data is. */
export async function consolePages(url) {
  const call = await callerOf(url, 'rhea');
  const { results } = await call('GET', '/organize/events/?status=published&ordering=-sold');
  const id = results[0]?.id;
  const row = 'main tbody a, main tbody button';
  return [
    { name: 'organizeEvents', person: 'rhea', url: `${url}/organize/events`, answering: row },
    { name: 'organizeEvent', person: 'rhea', url: `${url}/organize/events/${id}`, answering: row },
    {
      name: 'organizeEditEvent',
      person: 'rhea',
      url: `${url}/organize/events/${id}/edit`,
      answering: 'main input',
    },
    { name: 'organizeTakings', person: 'rhea', url: `${url}/organize/takings` },
    { name: 'organizeTeam', person: 'rhea', url: `${url}/organize/team` },
    { name: 'organizeChanges', person: 'rhea', url: `${url}/organize/changes` },
    { name: 'organizeWebhooks', person: 'rhea', url: `${url}/organize/webhooks` },
    { name: 'organizeSettings', person: 'rhea', url: `${url}/organize/settings` },
    { name: 'companyPeople', person: 'rhea', url: `${url}/company/people` },
    { name: 'companyDomain', person: 'rhea', url: `${url}/company/domain` },
    { name: 'companyWebhooks', person: 'rhea', url: `${url}/company/webhooks` },
    { name: 'companyChanges', person: 'rhea', url: `${url}/company/changes` },
    { name: 'platformCompanies', person: 'admin', url: `${url}/platform/companies` },
    { name: 'platformPeople', person: 'admin', url: `${url}/platform/people` },
    { name: 'platformChanges', person: 'admin', url: `${url}/platform/changes` },
    { name: 'platformFailures', person: 'admin', url: `${url}/platform/failures` },
    { name: 'checkIn', person: 'sam', url: `${url}/check-in` },
  ];
}
