import { http, HttpResponse } from 'msw';
import type { Booking, BookingApproval, PolicyCheck, QuotePolicy } from '@/api';
import { cartPath } from '@/lib/paths';
import { buildCostCentre, buildPolicyCheck, buildQuotePolicy } from '@/testing/approvalFactories';
import { buildBooking, buildQuote } from '@/testing/bookingFactories';
import { apiPath } from '@/testing/handlers';
import { server } from '@/testing/server';
import { serveCart, type CartWorld } from '../cart.testUtils';

export const centre = buildCostCentre();

interface Policy {
  quote?: Partial<QuotePolicy>;
  check?: Partial<PolicyCheck>;
  pending?: Booking[];
}

/** A cart whose company has a policy; `asked` has what the policy was asked. */
export function servePolicy({ quote, check, pending = [buildBooking()] }: Policy = {}) {
  const world: CartWorld = serveCart({ pending });
  const asked: unknown[] = [];
  server.use(
    http.get(apiPath('/bookings/quote/'), ({ request }) => {
      const ids = new URL(request.url).searchParams.get('booking_ids') ?? '';
      return HttpResponse.json(
        buildQuote({
          booking_ids: ids.split(',').map(Number),
          policy: buildQuotePolicy(quote),
        }),
      );
    }),
    http.post(apiPath('/company/policy/check/'), async ({ request }) => {
      const body = (await request.json()) as { cost_centre?: number };
      asked.push(body);
      const chosen = body.cost_centre === centre.id;
      return HttpResponse.json(
        buildPolicyCheck({
          ...(chosen && { cost_centre: centre, remaining_after: '375342.00' }),
          ...check,
        }),
      );
    }),
    http.get(apiPath('/company/cost-centres/:id'), () => HttpResponse.json(centre)),
    http.get(apiPath('/company/cost-centres/'), ({ request }) => {
      const isMine = new URL(request.url).searchParams.get('mine') === 'true';
      return HttpResponse.json({ count: 1, results: isMine ? [] : [centre] });
    }),
  );
  return { world, asked };
}

export const inApproval = (approval: Partial<BookingApproval> = {}) =>
  buildBooking({
    id: 109,
    event_title: 'Cloud & AI Summit',
    approval: {
      id: 71,
      status: 'pending',
      deadline: '2099-11-26T12:30:00Z',
      pay_by: null,
      ...approval,
    },
  });

export const PAYMENT = cartPath({ stage: 'payment' });

/** Loads the parts that the cart loads on demand. */
export async function loadParts(): Promise<void> {
  await import('./ApprovalStep');
  await import('./ChargedTo');
  await import('./HeldGroup');
  await import('./Refusal');
}
