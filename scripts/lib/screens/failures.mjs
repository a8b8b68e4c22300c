/** What failed, of which the demo world has nothing, for `screenListStaff.mjs`. */
const hoursAgo = (hours) => new Date(Date.now() - hours * 3_600_000).toISOString();

const none = (({
	state: 'open',
	given_up_reason: null,
	recipient: null,
	gateway: null,
	amount: null,
	currency: null,
	payment: null,
	event: null,
	booking: null,
	company: null
}));
const event = { id: 1, title: 'Nocturne in D' };
const company = { id: 1, name: 'Northwind Industries' };

const results = [
  (((({
	...none,
	kind: 'refund',
	id: 3,
	name: 'Refund of a cancelled event',
	attempts: 1,
	last_error: 'The card was closed by its bank.',
	since: hoursAgo(2),
	gateway: 'stripe',
	amount: '77391.48',
	currency: 'INR',
	payment: 'pay_1',
	event,
	company,
	booking: {
		id: 4,
		number: 'BK-2026-000004'
	},
	actions: ['retry', 'paid_by_hand']
})))),
  ((({
	...none,
	kind: 'job',
	id: 7,
	name: 'Email about a cancelled booking',
	attempts: 78,
	last_error: 'connect ECONNREFUSED 10.0.0.9:587',
	since: hoursAgo(7),
	event,
	company,
	booking: {
		id: 5,
		number: 'BK-2026-000005'
	},
	actions: ['retry', 'give_up']
}))),
  ((({
	...none,
	kind: 'mail',
	id: 61,
	name: 'Ticket',
	recipient: 'devika.nair@meridian.example',
	attempts: 31,
	last_error: '450 4.2.1 The user you are trying to contact is receiving mail',
	since: hoursAgo(26),
	company: {
		id: 3,
		name: 'Meridian Capital'
	},
	actions: ['retry', 'give_up']
}))),
  ((({
	...none,
	kind: 'dispute',
	id: 2,
	name: 'Dispute at the gateway',
	attempts: null,
	last_error: 'product_not_received',
	since: hoursAgo(50),
	gateway: 'razorpay',
	amount: '12400.00',
	currency: 'INR',
	payment: 'pay_2',
	event,
	company,
	actions: []
}))),
];
const counts = { job: 1, mail: 1, refund: 1, payment: 0, dispute: 1 };

export const withFailures = (page) =>
  page.route('**/api/failures/**', (route) =>
    route.fulfill({ json: { count: 4, page: 1, page_size: 25, counts, results } }),
  );
