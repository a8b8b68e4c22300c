import { companyRows } from './companyRows';
import { organizerRows } from './organizerRows';

/** Callers, the columns of the table below; `owner` owns the requested data. */
export const personas = [
  'nobody',
  'owner',
  'colleague',
  'manager',
  'company_admin',
  'stranger',
  'staff',
  'admin',
  'super_admin',
] as const;

export type Persona = (typeof personas)[number];

/** Additional callers, each with the column whose answers it must get too. */
export const furtherCallers = {
  client: 'colleague',
  foreign_manager: 'stranger',
  foreign_company_admin: 'stranger',
  /** Checks in for an organizer that does not run the owner's events. */
  door_keeper: 'stranger',
} as const satisfies Record<string, Persona>;

export type FurtherCaller = keyof typeof furtherCallers;

/** Callers who must never see the owner's data; a test checks the table for this. */
export const outsiders: readonly Persona[] = ['nobody', 'stranger', 'staff'];

/** An exception: at check-in, staff see the holders of tickets. */
export const checkInRows: readonly string[] = [
  'checkInTicket',
  'checkInTickets',
  'listGuests',
  'getDoorGuestList',
];

/** Calls with a link that the owner has shared: everybody who has the link sees the ticket. */
export const linkRows: readonly string[] = ['getSharedTicket', 'downloadSharedTicket'];

/** A row: a name and one cell per column. */
function readTable(text: string, columns: readonly string[]): Map<string, readonly string[]> {
  const rows = new Map<string, readonly string[]>();
  for (const line of text.split('\n')) {
    const [name = '', ...cells] = line.trim().split(/\s{2,}/);
    if (name === '' || name.startsWith('#')) continue;
    if (cells.length !== columns.length)
      throw new Error(`Row "${name}" has ${cells.length} cells.`);
    if (rows.has(name)) throw new Error(`Row "${name}" occurs twice.`);
    rows.set(name, cells);
  }
  return rows;
}

/**
 * The status of every operation of openapi.yaml for every caller. A plus means that
 * the answer contains data of the owner (name, email, booking numbers, attendees, tickets); without a
 * plus it must not. The text after the operation's name describes how the row differs from the plain
 * call; the calls are in `requests.ts`. By default a call is about the owner's data.
 */
export const accessMatrix = readTable(
  `
#                                          nobody  owner  colleague  manager  company_admin  stranger  staff  admin  super_admin

# Public: the same answer to every caller
signIn                                       200    200      200       200         200          200     200    200      200
requestSignup                                200    200      200       200         200          200     200    200      200
verifySignup                                 201    201      201       201         201          201     201    201      201
resendOtp                                    200    200      200       200         200          200     200    200      200
requestPasswordReset                         200    200      200       200         200          200     200    200      200
resetPassword                                200    200      200       200         200          200     200    200      200
resetPasswordByLink                          200    200      200       200         200          200     200    200      200
startPasskeySignIn                           200    200      200      200      200      200      200      200      200
signInWithPasskey                            401    401      401      401      401      401      401      401      401
refreshSession                               200    200      200       200         200          200     200    200      200
linkSingleSignOn                             410    410      410       410         410          410     410    410      410
startSingleSignOn                            303    303      303       303         303          303     303    303      303
finishSingleSignOn                           303    303      303       303         303          303     303    303      303
signOut                                      204    204      204       204         204          204     204    204      204
listEvents                                   200    200      200       200         200          200     200    200      200
listFeaturedEvents                           200    200      200       200         200          200     200    200      200
searchEvents                                 200    200      200       200         200          200     200    200      200
listEventCategories                          200    200      200       200         200          200     200    200      200
getEventSummary                              200    200      200       200         200          200     200    200      200
getTicketVerifyKey                           200    200      200       200         200          200     200    200      200
getSupportContact                            200    200      200       200         200          200     200    200      200
sendContactMessage                           201    201      201       201         201          201     201    201      201
subscribeNewsletter                          201    201      201       201         201          201     201    201      201
getImage                                     200    200      200       200         200          200     200    200      200
getHealth                                    200    200      200       200         200          200     200    200      200
getLiveness                                  200    200      200       200         200          200     200    200      200
getReadiness                                 200    200      200       200         200          200     200    200      200
getSetup                                     200    200      200       200         200          200     200    200      200
completeSetup                                409    409      409       409         409          409     409    409      409

# Events: detail needs a sign-in, sales a permission, an exclusive event the access of the company
getEvent                                     401    200      200       200         200          200     200    200      200
getEvent exclusive                           401    200      200       200         200          200     200    200      200
getEventStatistics                           401    403      403       403         403          403     403    200      200
getEventStatistics exclusive                 401    403      403       403         403          403     403    200      200

cancelEvent                                  401    403      403       403         403          403     403    200      200
rescheduleEvent                              401    403      403       403         403          403     403    200      200

createEventCategory                          401    403    403       403       403          403     403    201    201
updateEventCategory                          401    403    403       403       403          403     403    200    200

${organizerRows}

# Booking: for oneself, in one's company
createBooking                                401    201+     201       201         201          201     403    403      403
createBooking exclusive                      401    201+     201       201         201          403     403    403      403
createBooking as the owner                   401    201+     201       201         201          201     403    403      403
createBooking for the owner                  401    201+     201+      201+        201+         400     403    403      403

# Reading bookings: one's own, those of the company, or all
listBookings                                 401    200+     200       200+        200+         200     200    200+     200+
listBookings including everything            401    200+     200       200+        200+         200     200    200+     200+
listBookings by number                       401    200+     200       200+        200+         200     200    200+     200+
listBookings by attendee                     401    200+     200       200+        200+         200     200    200+     200+
listBookings of the owner                    401    200+     404       200+        200+         404     404    200+     200+
listBookings of the owner, everything        401    200+     404       200+        200+         404     404    200+     200+
getBookingStats                              401    200      200       200         200          200     200    200      200
getBookingStats of the owner                 401    200      404       200         200          404     404    200      200
getBooking                                   401    200+     404       200+        200+         404     404    200+     200+
getBooking pending                           401    200+     404       200+        200+         404     404    200+     200+
getBooking including everything              401    200+     404       200+        200+         404     404    200+     200+
getBooking removed                           401    404      404       404         404          404     404    404      404
getBookingQrCode                             401    200+     404       200+        200+         404     404    200+     200+
downloadReceipt                              401    200+     404       200+        200+         404     404    200+     200+
downloadCreditNote                           401    409      404       409         409          404     404    409      409
listCreditNotes                              401    200    404       200         200          404     404    200    200
downloadNumberedCreditNote                   401    404    404       404         404          404     404    404    404
listInvoices                                 401    200    404       200         200          404     404    200    200
downloadInvoice                              401    200+     404       200+        200+         404     404    200+     200+
correctInvoice                               401    201    404       404         201          404     404    404    404
downloadTickets                              401    200+     404       200+        200+         404     404    200+     200+
downloadCalendar                             401    200+     404       200+        200+         404     404    200+     200+
verifyPayment                                401    200+     404       200+        200+         404     404    200+     200+

# Check-in: callers who may check tickets in see the holder
listCheckInEvents                            401    403      403       403         403          403     200    200      200
checkInTicket                                401    403      403       403         403          403     200+   200+     200+
listGuests                                   401    403      403       403         403          403     200+   200+     200+
checkInTickets                               401    403      403       403         403          403     200+   200+     200+
undoCheckIn                                  401    403      403       403         403          403     404    404      404
getDoorGuestList                             401    403      403       403         403          403     200+   200+     200+
getDoorProgress                              401    403      403       403         403          403     200    200      200
addWalkIn                                    401    403      403       403         403          403     409    409      409

# The link of a ticket: whoever has it sees that ticket
getSharedTicket                              200+   200+     200+      200+        200+         200+    200+   200+     200+
getSharedTicket guessed                      404    404      404       404         404          404     404    404      404
downloadSharedCalendar                       200    200      200       200         200          200     200    200      200
downloadSharedTicket                         200+   200+     200+      200+        200+         200+    200+   200+     200+

# Wallets, which the settings of these tests do not have
downloadAppleWalletPass                      401    404    404       404      404           404       404    404    404
getGoogleWalletLink                          401    404    404       404      404           404       404    404    404
downloadSharedAppleWalletPass                404    404    404       404      404           404       404    404    404
getSharedGoogleWalletLink                    404    404    404       404      404           404       404    404    404
registerAppleWalletDevice                    404    404    404       404      404           404       404    404    404
unregisterAppleWalletDevice                  404    404    404       404      404           404       404    404    404
listChangedAppleWalletPasses                 404    404    404       404      404           404       404    404    404
refreshAppleWalletPass                       404    404    404       404      404           404       404    404    404
logAppleWalletErrors                         404    404    404       404      404           404       404    404    404

# Changing a booking: only its owner; callers who may read it get 403, others 404
updateBooking                                401    200+     404       403         403          404     404    403      403
removeBooking                                401    204      404       403         403          404     404    403      403
extendHold                                   401    200+     404       403         403          404     404    403      403
cancelBooking                                401    200+     404       403         403          404     404    403      403
cancelBooking paid                           401    200+     404       403         403          404     404    403      403
saveAttendees                                401    200+     404       403         403          404     404    403      403
reassignTicket                               401    200+     404       403         403          404     404    403      403
# A paid booking of a colleague whose account is closed, handed over to the owner
handOverBooking                              401    403      404       403         403          404     404    403      403
handOverBooking left                         401    404      404       200+        200+         404     404    403      403
cancelBooking left                           401    404      404       200         200          404     404    403      403
saveAttendees left                           401    404      404       200         200          404     404    403      403
reassignTicket left                          401    404      404       200         200          404     404    403      403
makeTicketLink                               401    200      404       403         403          404     404    403      403
stopTicketLink                               401    204      404       403         403          404     404    403      403
listAttendeeContacts                         401    200+     200+      200+        200+         200     200    200      200

# Paying: only one's own bookings; those of others are 404
quoteBookings                                401    200+     404       404         404          404     404    404      404
quoteBookings all of mine                    401    200+     200       200         200          200     200    200      200
createPayment                                401    201+     404       404         404          404     404    404      404
startCheckout                                401    200      409       409         409          409     409    409      409
listPaymentGateways                          401    200      200       200         200          200     200    200      200
receivePaymentEvent                          400    400      400       400         400          400     400    400      400

# People: oneself, the admin of the company, the admins of the platform
verifyToken                                  401    200+     200       200         200          200     200    200      200
listSessions                                 401    200      200       200         200          200     200    200      200
endSession                                   401    204      404       404         404          404     404    404      404
endOtherSessions                             401    204      204       204         204          204     204    204      204
getConfirmationMethods                       401    200      200      200      200      200      200      200      200
confirmIdentity                              401    400      400      400      400      400      400      400      400
getTotp                                      401    200      200      200      200      200      200      200      200
startTotp                                    401    200+     200      200      200      200      200      200      200
confirmTotp                                  401    404      404      404      404      404      404      404      404
turnOffTotp                                  401    404      404      404      404      404      404      404      404
countRecoveryCodes                           401    200      200      200      200      200      200      200      200
renewRecoveryCodes                           401    409      409      409      409      409      409      409      409
listPasskeys                                 401    200      200      200      200      200      200      200      200
startPasskey                                 401    200+     200      200      200      200      200      200      200
addPasskey                                   401    400      400      400      400      400      400      400      400
renamePasskey                                401    404      404      404      404      404      404      404      404
removePasskey                                401    404      404      404      404      404      404      404      404
getCompanySecondFactor                       401    403      403      403      200      403      403      404      404
setCompanySecondFactor                       401    403      403      403      200      403      403      404      404
getUserProfile                               401    200+     404       404         200+         404     404    200+     200+
updateUserProfile                            401    200+     404       404         200+         404     404    200+     200+
updateUserProfile company                    401    200+     404       404         200+         404     404    200+     200+
exportPersonalData                           401    200+     404       404         404          404     404    404      404
listComingBookings                           401    200+     404       404         200+         404     404    200+     200+
# Erasing: oneself, asked for address and password; for admins the account must be closed before
eraseUser                                    401    400      404       404         409          404     404    409      409

# The company: its people see it, its admin manages it
getCompany                                   401    200      200       200         200          200     404    404      404
getSingleSignOn                              401    403      403       403         200          403     403    404      404
setSingleSignOn                              401    403      403       403         400          403     403    404      404
testSingleSignOn                             401    403      403       403         404          403     403    404      404
removeSingleSignOn                           401    403      403       403         404          403     403    404      404
verifyCompanyDomain                          401    403      403       403         200          403     403    404      404
setCompanyDomainProof                        401    403      403       403         403          403     403    200      200
listCompanyPeople                            401    403      403       403         200+         403     403    404      404
deactivateUser                               401    409      404       404         200+         404     404    200+     200+
reactivateUser                               401    404      404       404         200+         404     404    200+     200+
listInvitations                              401    403      403       403         200          403     403    404      404
createInvitation                             401    403      403       403         201          403     403    404      404
resendInvitation                             401    403      403       403         200          403     403    404      404
revokeInvitation                             401    403      403       403         204          403     403    404      404
getInvitation                                200    200      200       200         200          200     200    200      200
acceptInvitation                             201    201      201       201         201          201     201    201      201
getCompanyBilling                            401    403      403       403         200          403     403    404      404
updateCompanyBilling                         401    403      403       403         200          403     403    404      404


# What a company spent: its admin sees all of it, owners of cost centres their part
getCompanyOverview                           401    403    403       403       200+         403      404    404    404
getCompanySpend                              401    403    403       403       200          403      404    404    404
exportCompanySpendCsv                        401    403    403       403       200+         403      404    404    404
exportCompanySpendXlsx                       401    403    403       403       200          403      404    404    404
exportCompanyAttendanceCsv                   401    403    403       403       200+         403      404    404    404
exportCompanyAttendanceXlsx                  401    403    403       403       200          403      404    404    404
getCompanyHospitality                        401    403    403       403       200          403      404    404    404
exportCompanyHospitalityCsv                  401    403    403       403       200          403      404    404    404
exportCompanyHospitalityXlsx                 401    403    403       403       200          403      404    404    404

# People and companies: the platform, and the admin of the company
listCompanies                                401    403    403       403       200          403      403    200    200
getCompanyAccount                            401    403    403       403       200          403      403    200    200
createCompany                                401    403    403       403       403          403      403    201    201
updateCompanyAccount                         401    403    403       403       200          403      403    200    200
mergeCompany                                 401    403    403       403       403          403      403    200    200
addCompanyDomain                             401    403    403       403       201          403      403    201    201
setCompanyDomain                             401    403    403       403       403          403      403    200    200
removeCompanyDomain                          401    403    403       403       409          403      403    409    409
verifyAddedDomain                            401    403    403       403       200          403      403    200    200
listPeople                                   401    403    403       403       200+         403      403    200+   200+
getPerson                                    401    403    403       403       200+         403      403    200+   200+
createPerson                                 401    403    403       403       403          403      403    201    201
updatePerson                                 401    403    403       403       200+         403      403    200+   200+
listPeopleInvitations                        401    403    403       403       200          403      403    200    200
invitePerson                                 401    403    403       403       201          403      403    201    201
resendPersonInvitation                       401    403    403       403       200          403      403    200    200
withdrawPersonInvitation                     401    403    403       403       204          403      403    204    204
listNotifications                            401    200+     200       200         200+         200     200    200      200
markNotificationsRead                        401    200      200       200         200          200     200    200      200

${companyRows}

# Older clients: the same rules by other names
checkoutDeprecated                           401    200      409       409         409          409     409    409      409
getCart                                      401    200+     200       200         200          200     200    200      200
addToCart                                    401    201+     201       201         201          201     403    403      403
addToCart exclusive                          401    201+     201       201         201          403     403    403      403
updateCartItem                               401    200+     404       403         403          404     404    403      403
removeCartItem                               401    200      404       403         403          404     404    403      403
clearCart                                    401    200      200       200         200          200     200    200      200
getOwnProfile                                401    200+     200       200         200          200     200    200      200
updateOwnProfile                             401    200+     200       200         200          200     200    200      200
`,
  personas,
);

/**
 * Access to an exclusive event of the owner's company: every caller finds it; it is `open` for callers
 * whose company has access and for the platform's admins, `shut` for the others.
 */
export const exclusiveMatrix = readTable(
  `
#                                          nobody  owner  colleague  manager  company_admin  stranger  staff  admin  super_admin
listEvents                                   shut   open     open      open        open         shut    shut   open     open
listFeaturedEvents                           shut   open     open      open        open         shut    shut   open     open
getEvent                                     401    open     open      open        open         shut    shut   open     open
getEventSummary                              shut   open     open      open        open         shut    shut   open     open
searchEvents                                 found  found    found     found       found        found   found  found    found
`,
  personas,
);
