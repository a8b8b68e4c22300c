import { escapeHtml } from '../../../lib/text';
import { toDecimal } from '../../../lib/money';
import type { SandboxPayment } from './sandbox.service';
import { sandboxStyle } from './sandboxStyle';

export interface SandboxView {
  payment: SandboxPayment;
  /** Of the one style sheet. */
  nonce: string;
  returnUrl: string;
}

/** The sandbox's hosted page: works without a script, in the person's own colour scheme. */
export function renderSandboxPage({ payment, nonce, returnUrl }: SandboxView): string {
  const { order, shares, bookings, isReplaced } = payment;
  const lines = shares.map((share) => {
    const booking = bookings.find(({ id }) => id === share.booking);
    return `<li><span class="name">${escapeHtml(booking?.event_title ?? 'Tickets')}<small>${
      booking ? `${booking.quantity} × ${escapeHtml(booking.ticket_tier_name)}, ` : ''
    }${escapeHtml(share.booking_number)}</small></span><span class="money">${money(
      share.amount,
      order.currency,
    )}</span></li>`;
  });
  return page(
    'Pay with the Foyer sandbox',
    nonce,
    `<p class="badge">Test payment: no money moves</p>
<h1>Pay ${money(toDecimal(order.amount), order.currency)}</h1>
<ul class="lines">${lines.join('')}</ul>
<p class="note">Prices include the service fee and GST.</p>
${payable(order) && !isReplaced ? buttons(order.reference) : ended(payment, returnUrl)}`,
  );
}

/** For an address that belongs to no payment. */
export const renderSandboxMissing = (nonce: string, homeUrl: string): string =>
  page(
    'No such payment',
    nonce,
    `<h1>There is no such payment</h1>
<p>The address may be cut off. Start again from your cart.</p>
<p><a class="button primary" href="${escapeHtml(homeUrl)}">To the cart</a></p>`,
  );

type Order = SandboxPayment['order'];

const payable = (order: Order) =>
  !order.is_over && !order.answers_later && (order.state === 'open' || order.state === 'declined');

function buttons(reference: string): string {
  const button = (answer: string, label: string, hint: string, look = '') =>
    `<form method="post" action="/sandbox/pay/${escapeHtml(reference)}/${answer}">
<button class="button ${look}" type="submit">${label}</button><p>${hint}</p></form>`;
  return `<div class="answers">
${button('succeed', 'Succeed', 'The bank takes the payment.', 'primary')}
${button('decline', 'Decline', 'The bank refuses it; the booking stays in the cart.')}
${button('late', 'Answer late', 'The bank takes it, but says so after a while.')}
${button('leave', 'Leave', 'Go back without paying.', 'quiet')}
</div>`;
}

function ended(payment: SandboxPayment, returnUrl: string): string {
  return `<p role="status">${whyEnded(payment)}</p>
<p><a class="button primary" href="${escapeHtml(returnUrl)}">Back to Foyer</a></p>`;
}

function whyEnded({ order, isReplaced }: SandboxPayment): string {
  if (order.answers_later) return 'The bank is still thinking about this payment.';
  if (order.state === 'paid') return 'This payment is done.';
  return isReplaced
    ? 'This payment page has ended: another payment was begun instead. Nothing is charged here.'
    : 'This payment page has ended. Start again from your cart.';
}

const page = (title: string, nonce: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark light">
<title>${title}</title>
<style nonce="${nonce}">${sandboxStyle}</style>
</head>
<body><header>Foyer</header><main>${body}</main></body>
</html>
`;

/** @param decimal in major units */
function money(decimal: string, currency: string): string {
  const format = new Intl.NumberFormat('en-IN', { style: 'currency', currency });
  return escapeHtml(format.format(Number(decimal)));
}
