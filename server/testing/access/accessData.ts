import type { Schemas } from '../../contract/types';
import { systemClock } from '../../lib/clock';
import { createNetworkHash } from '../../modules/identity/networkHash.service';
import {
  createOneTimeCodes,
  type CodeKey,
} from '../../modules/identity/oneTimeCodes/oneTimeCodes.service';
import { createApiKey } from '../apiKeys';
import { createBudget, createCostCentre } from '../budgets';
import { createCredit, createReceipt } from '../credits';
import { createBookingCalls, createOffer, expectStatus, type Headers } from '../bookings';
import type { TestApp } from '../buildTestApp';
import type { TestEvent, TestTier } from '../events';
import { createInvitation, type TestInvitation } from '../invitations';
import { createOrganizerTeam } from '../organizers';
import { insertPicture } from '../pictures';
import { createCompany, createUser, signIn, type TestCompany, type TestUser } from '../people';
import { createRequests, type RequestIds } from './approvalData';
import { createFailedWork, type FailedWork } from './failureData';
import type { FurtherCaller, Persona } from './matrix';
import { claimSeat, createSeats, type OfferedSeats } from './seatData';
import { createWebhooks, type Webhooks } from './webhookData';

type SignedInCaller = Exclude<Persona, 'nobody'> | FurtherCaller;

const roles: Record<SignedInCaller, Schemas['Role']> = {
  owner: 'employee',
  colleague: 'employee',
  client: 'client',
  manager: 'company_manager',
  company_admin: 'company_admin',
  stranger: 'employee',
  foreign_manager: 'company_manager',
  foreign_company_admin: 'company_admin',
  door_keeper: 'employee',
  staff: 'staff',
  admin: 'admin',
  super_admin: 'super_admin',
};

const foreigners: readonly SignedInCaller[] = [
  'stranger',
  'foreign_manager',
  'foreign_company_admin',
  'door_keeper',
];
const platform: readonly SignedInCaller[] = ['staff', 'admin', 'super_admin'];

interface Offer {
  event: TestEvent;
  tier: TestTier;
}

/** An account that is not a caller of the table. */
export interface Newcomer {
  username: string;
  email: string;
  password: string;
}

/** Two companies, the platform's people, and the owner's data. */
export interface AccessData {
  people: Record<SignedInCaller, TestUser>;
  headers: Record<SignedInCaller | 'nobody', Headers>;
  foreignCompanyId: number;
  open: Offer;
  /** An event that only the owner's company may book. */
  exclusive: Offer;
  /** An organizer with one team member and a draft. One caller is its steward; no other caller is on its team. */
  organizer: { id: number; memberId: number; draft: Offer };
  /** Keys of the owner's company and of the organizer. */
  apiKeys: { company: number; organizer: number };
  /** The hash of a picture. */
  picture: string;
  /** A cost centre of the owner's company with its budget. The owner is a member. */
  costCentre: number;
  budget: number;
  /** A colleague's booking that needs approval, and a pending request of the owner with its cost centre. */
  requests: RequestIds;
  /** The owner's entry on a waiting list, and a sold-out tier for which nobody waits. */
  waiting: { entry: number; other: Offer };
  /** The owner's bookings. */
  bookings: {
    pending: number;
    paid: number;
    removed: number;
    /** A paid booking of a colleague whose account is closed. */
    left: number;
  };
  /** Ticket of the paid booking. */
  invoice: number;
  /** Ticket of the booking whose holder has left. */
  leftTicket: number;
  /** A paid booking of the owner whose seats colleagues may claim. The company's admin has claimed one. */
  seats: OfferedSeats;
  /** Claims the seat again if it was released. @returns its token */
  claimedSeat(): Promise<string>;
  /** The price of the pending booking. */
  owed: string;
  bookingNumber: string;
  attendee: string;
  /** Email address of the attendee. */
  ticketId: number;
  ticketNumber: string;
  /** Of its link. */
  ticketToken: string;
  paymentId: string;
  failed: FailedWork;
  /** A receipt for the account of the owner's company. */
  receipt: number;
  webhooks: Webhooks;
  /** Texts that occur only in the owner's data. */
  marks: readonly string[];
  /** A new person who can sign in. */
  newcomer(): Promise<Newcomer>;
  /** An open invitation to the owner's company for an address without an account. */
  invitation: TestInvitation;
  newInvitation(): Promise<TestInvitation>;
  /** An address without an account. */
  newAddress(): string;
  /** The one-time code that the mail would contain. */
  code(of: CodeKey): Promise<string>;
}

/** A paid booking of a person whose account was closed later. */
async function createLeft(test: TestApp, company: TestCompany, { tier }: Offer) {
  const calls = createBookingCalls(test);
  const leaver = await createUser(test, { company });
  const headers = await signIn(test, leaver);
  const { id } = await calls.book(headers, tier);
  await calls.payFor(headers, [id]);
  const booking = await calls.read(headers, id);
  await test.db
    .updateTable('users')
    .set({ is_active: false })
    .where('id', '=', leaver.id)
    .execute();
  return booking;
}

/** Four digits, so that no mark is a prefix of another. */
let made = 1000;
const next = () => (made += 1);

/** @param invoices issues the invoice of the payment like the job, without rendering it */
export async function createAccessData(
  test: TestApp,
  invoices: { ofBooking(bookingId: number): Promise<{ id: number }> },
): Promise<AccessData> {
  const calls = createBookingCalls(test);
  const number = next();
  const company = await createCompany(test);
  const foreign = await createCompany(test);
  await createCredit(test, company);
  const owner = await createUser(test, {
    company,
    username: `owner.mark.${number}`,
    firstName: 'Ownerine',
    lastName: `Markwell${number}`,
  });
  const people = { owner } as Record<SignedInCaller, TestUser>;
  const headers = { nobody: {} } as AccessData['headers'];
  for (const [name, role] of Object.entries(roles) as [SignedInCaller, Schemas['Role']][]) {
    const home = foreigners.includes(name) ? foreign : platform.includes(name) ? null : company;
    people[name] ??= await createUser(test, { role, company: home });
    headers[name] = await signIn(test, people[name]);
  }

  const open = await createOffer(test, { total: 1000 }, { isFeatured: true });
  const exclusive = await createOffer(
    test,
    { total: 1000 },
    { title: `Members evening ${number}`, onlyFor: [company], isFeatured: true },
  );
  const member = await createUser(test, { company: foreign });
  const team = await createOrganizerTeam(test, {
    members: [
      { id: member.id, role: 'editor' },
      { id: people.door_keeper.id, role: 'door' },
    ],
  });
  const draft = await createOffer(test, {}, { isActive: false, organizerId: team.id });
  const keyOf = async (key: Parameters<typeof createApiKey>[1]) =>
    (await createApiKey(test, key)).id;
  const apiKeys = {
    company: await keyOf({
      company_id: company.id,
      user_id: people.company_admin.id,
      scopes: ['export'],
    }),
    organizer: await keyOf({
      organizer_id: team.id,
      user_id: people.admin.id,
      scopes: ['export'],
    }),
  };
  const paid = await calls.book(headers.owner, open.tier, 2);
  const payment = await calls.payFor(headers.owner, [paid.id]);
  const invoice = await invoices.ofBooking(paid.id);
  const attendee = `Attendee Markham${number}`;
  const attendees = [{ name: attendee, email: `attendee.mark.${number}@guests.example` }];
  await calls.call('POST', `/bookings/${paid.id}/attendees/`, headers.owner, { attendees });
  const removed = await calls.book(headers.owner, open.tier);
  await calls.call('DELETE', `/bookings/${removed.id}`, headers.owner);
  const pending = await calls.book(headers.owner, exclusive.tier);
  const { tickets } = await calls.read(headers.owner, paid.id);

  const left = await createLeft(test, company, open);

  const costCentre = await createCostCentre(test, { company, members: [owner] });
  const budget = await createBudget(test, { costCentre, amount: 100_000 });

  const newInvitation = () =>
    createInvitation(test, {
      company,
      email: `invited${next()}@${company.domain}`,
      invitedBy: people.company_admin,
    });

  const link = await calls.call('POST', `/tickets/${tickets[0]?.id}/link/`, headers.owner);
  const { token } = expectStatus(200, link).json<Schemas['TicketLink']>();

  const seats = await createSeats(calls, headers, open);

  const codes = createOneTimeCodes({
    secrets: test.secrets,
    clock: systemClock,
    networkHash: createNetworkHash(test.secrets),
  });
  return {
    people,
    headers,
    foreignCompanyId: foreign.id,
    organizer: { id: team.id, memberId: member.id, draft },
    apiKeys,
    costCentre: costCentre.id,
    budget: budget.id,
    requests: await createRequests(test, company, { ...headers, admin: people.company_admin }),
    waiting: await createWaiting(test, headers.owner),
    picture: await insertPicture(test),
    open,
    exclusive,
    bookings: { pending: pending.id, paid: paid.id, removed: removed.id, left: left.id },
    invoice: invoice.id,
    leftTicket: left.tickets[0]?.id ?? 0,
    seats,
    owed: await calls.quoteTotal(headers.owner, [pending.id]),
    bookingNumber: paid.booking_number,
    attendee,
    ticketId: tickets[0]?.id ?? 0,
    ticketNumber: tickets[0]?.ticket_number ?? '',
    ticketToken: token,
    paymentId: payment.payment_id,
    failed: await createFailedWork(test, payment.payment_id),
    receipt: await createReceipt(test, company, `NEFT ${number}`),
    webhooks: await createWebhooks(test, { company: company.id, organizer: team.id }),
    marks: [
      owner.email,
      owner.username,
      `Markwell${number}`,
      `Markham${number}`,
      `attendee.mark.${number}@`,
      ...[paid, removed, pending].map((booking) => booking.booking_number),
      ...tickets.flatMap((ticket) => [ticket.ticket_number, ticket.qr_code ?? '']).filter(Boolean),
      payment.payment_id,
    ],

    async claimedSeat() {
      const offer = `/seats/${seats.token}/`;
      const shown = expectStatus(200, await calls.get(offer, headers.company_admin));
      const { claim_token: token } = shown.json<Schemas['SeatOffer']>();
      return token ?? claimSeat(calls, headers, seats.token);
    },
    invitation: await newInvitation(),
    newInvitation,

    async newcomer() {
      const password = 'correct horse battery';
      const { username, email } = await createUser(test, { company: foreign, password });
      return { username, email, password };
    },

    newAddress: () => `somebody${next()}@${foreign.domain}`,
    code: (of) => codes.issue(test.db, of, '127.0.0.1'),
  };
}

async function createWaiting(test: TestApp, owner: Headers): Promise<AccessData['waiting']> {
  const { event, tier } = await createOffer(test, { total: 0 });
  const body = { event: event.id, ticket_tier: tier.id, quantity: 1 };
  const answer = await createBookingCalls(test).call('POST', '/waiting-list/', owner, body);
  const { id } = expectStatus(201, answer).json<Schemas['WaitingEntry']>();
  return { entry: id, other: await createOffer(test, { total: 0 }) };
}
