import type { Migration } from 'kysely';
import { initial } from './0001_initial';
import { signupAndMail } from './0002_signup_and_mail';
import { paymentsAndJobs } from './0003_payments_and_jobs';
import { invoices } from './0004_invoices';
import { eventChanges } from './0005_event_changes';
import { mailAttachments } from './0006_mail_attachments';
import { notifications } from './0008_notifications';
import { billedCompany } from './0009_billed_company';
import { deadLetters } from './0010_dead_letters';
import { joining } from './0011_joining';
import { holdLimits } from './0012_hold_limits';
import { signInLimits } from './0013_sign_in_limits';
import { refundStates } from './0014_refund_states';
import { queryCosts } from './0015_query_costs';
import { ticketLinks } from './0016_ticket_links';
import { eventMoves } from './0017_event_moves';
import { eventLists } from './0031_event_lists';
import { checkIn } from './0032_check_in';
import { bookingCounts } from './0035_booking_counts';
import { organizers } from './0036_organizers';
import { refundTerms } from './0037_refund_terms';
import { categoryVersions } from './0040_category_versions';
import { eventSales } from './0041_event_sales';
import { images } from './0042_images';
import { organizerInvoices } from './0043_organizer_invoices';
import { imports } from './0045_imports';
import { audit } from './0046_audit';
import { refundParts } from './0047_refund_parts';
import { eventMessages } from './0048_event_messages';
import { complimentary } from './0049_complimentary';
import { companyAccounts } from './0050_company_accounts';
import { takings } from './0051_takings';
import { saleWindows } from './0052_sale_windows';
import { consoleLists } from './0053_console_lists';
import { catalogueChanges } from './0054_catalogue_changes';
import { publicLists } from './0055_public_lists';
import { companySpending } from './0056_company_spending';
import { publicPages } from './0070_public_pages';
import { companyCredits } from './0071_company_credits';
import { approvalMails } from './0072_approval_mails';
import { guests } from './0073_guests';
import { waitingLists } from './0075_waiting_lists';
import { jobOrigins } from './0076_job_origins';
import { seatPools } from './0077_seat_pools';
import { creditReversals } from './0079_credit_reversals';
import { refundCovers } from './0080_refund_covers';
import { givenUp } from './0081_given_up';
import { erasedPeople } from './0082_erased_people';
import { attendeeDetails } from './0083_attendee_details';
import { poolBookings } from './0084_pool_bookings';
import { claimingGuests } from './0085_claiming_guests';
import { guestNames } from './0088_guest_names';
import { namedGuests } from './0089_named_guests';
import { seatRefusals } from './0090_seat_refusals';
import { urgentMails } from './0092_urgent_mails';
import { searchWords } from './0093_search_words';
import { placesAndCurrencies } from './0100_places_and_currencies';
import { personalTexts } from './0102_personal_texts';
import { peopleIndexes } from './0103_people_indexes';
import { holdGroups } from './0104_hold_groups';
import { fairOffers } from './0105_fair_offers';
import { mergedHolds } from './0106_merged_holds';
import { mailTurns } from './0108_mail_turns';
import { jobTurns } from './0109_job_turns';
import { tierLimits } from './0110_tier_limits';
import { correctedInvoices } from './0111_corrected_invoices';
import { inviters } from './0112_inviters';
import { closedAccounts } from './0113_closed_accounts';

/**
 * All migrations, by name and in the order of their names. The names are stored in every database and
 * stay as released, also where a file was renamed. A released migration is never edited: a change is
 * a new file and a new line here. A list and no folder scan, so that the bundle works.
 */
export const migrations: Record<string, Migration> = {
  '0001_initial': initial,
  '0002_joining': signupAndMail,
  '0003_settling': paymentsAndJobs,
  '0004_papers': invoices,
  '0005_organizing': eventChanges,
  '0006_mail_attachments': mailAttachments,
  '0008_notifications': notifications,
  '0009_buyers': billedCompany,
  '0010_dead_letters': deadLetters,
  '0011_joining': joining,
  '0012_hold_limits': holdLimits,
  '0013_sign_in_limits': signInLimits,
  '0014_refund_states': refundStates,
  '0015_query_costs': queryCosts,
  '0016_ticket_links': ticketLinks,
  '0017_event_moves': eventMoves,
  '0031_event_lists': eventLists,
  '0032_check_in': checkIn,
  '0035_booking_counts': bookingCounts,
  '0036_organizers': organizers,
  '0037_refund_terms': refundTerms,
  '0040_category_versions': categoryVersions,
  '0041_event_sales': eventSales,
  '0042_images': images,
  '0043_organizer_invoices': organizerInvoices,
  '0045_imports': imports,
  '0046_audit': audit,
  '0047_refund_parts': refundParts,
  '0048_event_messages': eventMessages,
  '0049_complimentary': complimentary,
  '0050_company_accounts': companyAccounts,
  '0051_takings': takings,
  '0052_sale_windows': saleWindows,
  '0053_console_lists': consoleLists,
  '0054_catalogue_changes': catalogueChanges,
  '0055_public_lists': publicLists,
  '0056_company_spending': companySpending,
  '0070_public_pages': publicPages,
  '0071_company_credits': companyCredits,
  '0072_approval_mails': approvalMails,
  '0073_guests': guests,
  '0075_waiting_lists': waitingLists,
  '0076_job_origins': jobOrigins,
  '0077_seat_pools': seatPools,
  '0079_credit_reversals': creditReversals,
  '0080_refund_covers': refundCovers,
  '0081_given_up': givenUp,
  '0082_erased_people': erasedPeople,
  '0083_attendee_details': attendeeDetails,
  '0084_pool_bookings': poolBookings,
  '0085_claiming_guests': claimingGuests,
  '0088_guest_names': guestNames,
  '0089_named_guests': namedGuests,
  '0090_seat_refusals': seatRefusals,
  '0092_urgent_mails': urgentMails,
  '0093_search_words': searchWords,
  '0100_places_and_currencies': placesAndCurrencies,
  '0102_personal_texts': personalTexts,
  '0103_people_indexes': peopleIndexes,
  '0104_hold_groups': holdGroups,
  '0105_fair_offers': fairOffers,
  '0106_merged_holds': mergedHolds,
  '0108_mail_turns': mailTurns,
  '0109_job_turns': jobTurns,
  '0110_tier_limits': tierLimits,
  '0111_corrected_invoices': correctedInvoices,
  '0112_inviters': inviters,
  '0113_closed_accounts': closedAccounts,
};
