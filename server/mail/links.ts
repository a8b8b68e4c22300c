/** The targets of a mail's links, and the address that a reader may write to. */
export interface SiteAddresses {
  publicUrl: string;
  supportEmail: string;
}

type Site = Pick<SiteAddresses, 'publicUrl'>;

/** Pages of the app that mails link to. */
export const bookingsLink = ({ publicUrl }: Site) => `${publicUrl}/my-bookings`;

export const bookingLink = (site: Site, bookingNumber: string) =>
  `${bookingsLink(site)}?search=${encodeURIComponent(bookingNumber)}`;

export const attendeesLink = ({ publicUrl }: Site, bookingId: number) =>
  `${publicUrl}/cart?stage=attendee_details&booking=${bookingId}`;

export const eventLink = ({ publicUrl }: Site, eventId: number) => `${publicUrl}/events/${eventId}`;

/** Where organizers change an event. */
export const organizedEventLink = ({ publicUrl }: Site, eventId: number) =>
  `${publicUrl}/organize/events/${eventId}/edit`;

/** The page where an invited person creates the account. */
export const invitationLink = ({ publicUrl }: Site, token: string) =>
  `${publicUrl}/invitation/${token}`;

export const cartLink = ({ publicUrl }: Site) => `${publicUrl}/cart`;

/** Opens one ticket without an account. @param token of the ticket's link */
export const ticketLink = ({ publicUrl }: Site, token: string) => `${publicUrl}/t/${token}`;

/** The page of a request for approval, for its approvers and its requester. */
export const approvalLink = ({ publicUrl }: Site, approvalId: number) =>
  `${publicUrl}/approvals/${approvalId}`;

/** Shows a request to an approver before the decision. @param token of the mail's link */
export const decisionLink = ({ publicUrl }: Site, token: string, decision: 'approve' | 'decline') =>
  `${publicUrl}/decide/${token}?do=${decision}`;

/** The account on which a company pays later. */
export const accountLink = ({ publicUrl }: Site) => `${publicUrl}/company/account`;

/** A cost centre with its budgets and their ledgers. */
export const costCentreLink = ({ publicUrl }: Site, costCentreId: number) =>
  `${publicUrl}/company/cost-centres/${costCentreId}`;

/** Seats that anybody with the link may claim. @param token of the pool's link */
export const seatsLink = ({ publicUrl }: Site, token: string) => `${publicUrl}/seats/${token}`;

/** A claimed seat, to give it back. @param token of the claim */
export const claimedSeatLink = ({ publicUrl }: Site, token: string) =>
  `${publicUrl}/seats/claimed/${token}`;

/** The seats of a person's own booking. */
export const bookingSeatsLink = (site: Site, bookingId: number) =>
  `${bookingsLink(site)}?seats=${bookingId}`;

/** The webhooks of an organizer; null for those of the reader's company. */
export const webhooksLink = ({ publicUrl }: Site, organizerId: number | null) =>
  organizerId === null
    ? `${publicUrl}/company/webhooks`
    : `${publicUrl}/organize/webhooks?organizer=${organizerId}`;
