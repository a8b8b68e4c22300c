import { escapeHtml } from '../../../lib/text';
import { toDecimal } from '../../../lib/money';
import type { SandboxPayment } from './sandboxPage.service';

export interface SandboxView {
  payment: SandboxPayment;
  /** Why the payment can no longer be made; null when it can. */
  refusal: string | null;
  /** CSP nonce of the style element. */
  nonce: string;
  returnUrl: string;
}

/** The sandbox's hosted page. It works without scripts and follows the person's colour scheme. */
export function renderSandboxPage({ payment, refusal, nonce, returnUrl }: SandboxView): string {
  const { order, shares, bookings, isOpen } = payment;
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
${isOpen && refusal === null ? buttons(order.reference) : ended(refusal ?? whyEnded(payment), returnUrl)}`,
  );
}

/** The page for an address without a payment. */
export const renderSandboxMissing = (nonce: string, homeUrl: string): string =>
  page(
    'No such payment',
    nonce,
    `<h1>There is no such payment</h1>
<p>The address may be cut off. Start again from your cart.</p>
<p><a class="button primary" href="${escapeHtml(homeUrl)}">To the cart</a></p>`,
  );

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

function ended(why: string, returnUrl: string): string {
  return `<p role="status">${escapeHtml(why)}</p>
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

/** The theme's tokens that this page uses, in both colour schemes. */
const sandboxStyle = `
@font-face { font-family: "Foyer Display"; src: url("/fonts/foyer-display.woff2") format("woff2"); font-display: swap; }
:root { color-scheme: dark light; --bg: #12100E; --surface: #1B1815; --line: #342E27; --line-strong: #82776A; --text: #F4EFE6; --text-2: #B9B0A3; --accent: #E2B15B; --accent-hover: #EDC379; --on-accent: #1C1508; --warn: #EBA766; --warn-tint: #2E2113; }
@media (prefers-color-scheme: light) { :root { --bg: #FAF7F2; --surface: #FFFFFF; --line: #E3DBCF; --line-strong: #8A7F71; --text: #1C1813; --text-2: #5F574C; --accent: #8A1F3D; --accent-hover: #741731; --on-accent: #FFFFFF; --warn: #8A4A06; --warn-tint: #FBEEDC; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--text); font: 400 16px/26px -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
header, h1 { font-family: "Foyer Display", "Iowan Old Style", Georgia, serif; font-weight: 500; }
header { padding: 16px 24px; font-size: 26px; line-height: 32px; border-bottom: 1px solid var(--line); }
main { max-width: 560px; margin: 32px auto; padding: 24px; background: var(--surface); border: 1px solid var(--line); border-radius: 14px; }
h1 { margin: 16px 0; font-size: 30px; line-height: 36px; }
.badge { display: inline-block; margin: 0; padding: 4px 12px; border-radius: 999px; background: var(--warn-tint); color: var(--warn); font-size: 12px; font-weight: 600; line-height: 16px; }
.lines { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.lines li { display: flex; justify-content: space-between; gap: 16px; padding: 12px 0; border-bottom: 1px solid var(--line); }
.name { min-width: 0; overflow-wrap: anywhere; }
small { display: block; color: var(--text-2); font-size: 13px; line-height: 19px; }
.money { white-space: nowrap; font-variant-numeric: tabular-nums; }
.note, .answers p { color: var(--text-2); font-size: 13px; line-height: 19px; }
.answers { display: grid; gap: 12px; margin-top: 24px; }
.answers form { display: grid; grid-template-columns: 160px 1fr; gap: 16px; align-items: center; }
.answers p { margin: 0; }
.button { display: inline-block; min-height: 44px; padding: 10px 20px; border: 1px solid var(--line-strong); border-radius: 10px; background: transparent; color: var(--text); font: inherit; font-weight: 500; line-height: 22px; text-align: center; text-decoration: none; cursor: pointer; }
.primary { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
.primary:hover { background: var(--accent-hover); }
.quiet { border-color: transparent; text-decoration: underline; }
.button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 600px) { main { margin: 16px; padding: 16px; } .answers form { grid-template-columns: 1fr; gap: 4px; } }
`;
