import { http, HttpResponse } from 'msw';
import type { CompanyNameList, OrganizedEvent, Organizer, OrganizerList } from '@/api';
import { answer, apiPath } from '@/testing/handlers';
import { buildOrganizer } from '@/testing/organizerFactories';
import { buildEditedEvent, buildOrganizedTier } from '@/testing/organizedFactories';
import { server } from '@/testing/server';

export interface Call {
  method: string;
  path: string;
  version: string | null;
  body: unknown;
}

type SellerField = Organizer['seller_missing'][number];

type Reply = (call: Call, event: OrganizedEvent) => Response | undefined | Promise<Response>;

/** For `reply`: an error body of the contract. */
export const refusal = (status: number, body: object) =>
  HttpResponse.json({ error: 'Refused.', code: 'refused', request_id: 'r', ...body }, { status });

/**
 * A server with one event: it takes the changes of the event, counts its version, and refuses a write that names
 * another. `reply` answers a call in its place.
 */
export function serveEvent(over: Partial<OrganizedEvent> = {}, reply?: Reply) {
  const state = {
    event: buildEditedEvent(over),
    calls: [] as Call[],
    reply,
    sellerMissing: [] as SellerField[],
  };
  const change = (part: Partial<OrganizedEvent>) => {
    state.event = { ...state.event, ...part, version: state.event.version + 1 };
    return HttpResponse.json(state.event);
  };
  const conflict = () =>
    HttpResponse.json(
      { error: 'Somebody else has changed this.', code: 'version_conflict', request_id: 'r' },
      { status: 412 },
    );
  const onWrite = (
    method: 'post' | 'patch' | 'put' | 'delete',
    path: string,
    work: (body: object, url: string) => Response,
  ) =>
    http[method](apiPath(path), async ({ request }) => {
      const body: unknown = await request.json().catch(() => null);
      const url = new URL(request.url).pathname.replace('/api', '');
      const version = request.headers.get('if-match');
      const call = { method: method.toUpperCase(), path: url, version, body };
      state.calls.push(call);
      const other = await state.reply?.(call, state.event);
      if (other) return other;
      const isEvent = url === `/events/${state.event.id}/`;
      if (isEvent && version !== `"${state.event.version}"`) return conflict();
      return work(typeof body === 'object' && body !== null ? body : {}, url);
    });
  server.use(
    http.get(apiPath('/organize/events/:id'), () => HttpResponse.json(state.event)),
    onWrite('patch', '/events/:id', (body) => change(body)),
    onWrite('put', '/events/:id/access/', (body) => change(body)),
    onWrite('post', '/events/:id/publish/', () => change({ status: 'published' })),
    onWrite('post', '/events/:id/pause/', () => change({ status: 'paused' })),
    onWrite('post', '/events/:id/tiers/', (body) => {
      const id = 100 + state.calls.length;
      const { ticket_tiers: tiers } = state.event;
      return change({ ticket_tiers: [...tiers, { ...buildOrganizedTier({ id }), ...body }] });
    }),
    onWrite('put', '/events/:id/tiers/order/', (body) => {
      const ids = 'tiers' in body && Array.isArray(body.tiers) ? body.tiers : [];
      const { ticket_tiers: tiers } = state.event;
      return change({
        ticket_tiers: tiers.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
      });
    }),
    onWrite('patch', '/events/:id/tiers/:tier', (body, url) =>
      change({
        ticket_tiers: state.event.ticket_tiers.map((tier) =>
          url.endsWith(`/${tier.id}/`) ? { ...tier, ...body, version: tier.version + 1 } : tier,
        ),
      }),
    ),
    http.get(apiPath('/organizers/'), () => {
      const organizer = buildOrganizer({ id: 2, seller_missing: state.sellerMissing });
      return HttpResponse.json<OrganizerList>({ count: 1, results: [organizer] });
    }),
    answer<CompanyNameList>('get', '/organize/companies/', { count: 0, results: [] }),
  );
  return state;
}
