// Generated from openapi.yaml by `npm run api`. Never edited by hand.
export const approvalCreateRules = {
  purpose: { required: true, minLength: 3, maxLength: 400 },
  purpose_kind: { values: ["team_learning","client_hosting","recruiting","recognition","other"] },
  guests: { maxItems: 100 },
} as const;
export const approvalDecisionRules = {
  note: { maxLength: 400 },
} as const;
export const approvalDeclineRules = {
  reason: { required: true, minLength: 1, maxLength: 400 },
} as const;
export const approvalDelegateRules = {
  note: { maxLength: 400 },
} as const;
export const attendeeInputRules = {
  name: { required: true, minLength: 1, maxLength: 100 },
  email: { required: true, minLength: 3, maxLength: 254 },
  phone: { maxLength: 40 },
  employee_id: { maxLength: 60 },
  department: { maxLength: 120 },
  designation: { maxLength: 120 },
  dietary_preferences: { maxLength: 300 },
  special_requirements: { maxLength: 500 },
} as const;
export const bookingUpdateRules = {
  booking_for: { values: ["self","employee","client","team"] },
  booked_for_name: { maxLength: 100 },
  notes: { maxLength: 1000 },
} as const;
export const companyBillingUpdateRules = {
  gstin: { maxLength: 40 },
  billing_address: { maxLength: 500 },
} as const;
export const contactRequestRules = {
  first_name: { required: true, minLength: 1, maxLength: 100 },
  last_name: { required: true, minLength: 1, maxLength: 100 },
  email: { required: true, minLength: 3, maxLength: 254 },
  company: { required: true, minLength: 1, maxLength: 200 },
  phone: { maxLength: 40 },
  subject: { required: true, minLength: 1, maxLength: 200 },
  message: { required: true, minLength: 1, maxLength: 5000 },
} as const;
export const emailRequestRules = {
  email: { required: true, minLength: 3, maxLength: 254 },
} as const;
export const guestInputRules = {
  name: { required: true, minLength: 1, maxLength: 120 },
  organisation: { required: true, minLength: 1, maxLength: 120 },
  email: { maxLength: 254 },
} as const;
export const invoiceCorrectionRules = {
  name: { minLength: 1, maxLength: 200 },
} as const;
export const passwordResetRules = {
  otp: { required: true, pattern: /^\d{6}$/u },
} as const;
export const profileUpdateRules = {
  fname: { minLength: 1, maxLength: 100 },
  lname: { minLength: 1, maxLength: 100 },
  username: { minLength: 3, maxLength: 60, pattern: /^[A-Za-z0-9._-]+$/u },
} as const;
export const purchasePurposeRules = {
  purpose: { maxLength: 400 },
} as const;
export const seatAssigneeRules = {
  name: { required: true, minLength: 1, maxLength: 100 },
  email: { required: true, minLength: 3, maxLength: 254 },
} as const;
export const seatAssignmentRules = {
  people: { required: true, maxItems: 50 },
} as const;
export const seatGuestRules = {
  organisation: { required: true, minLength: 1, maxLength: 120 },
} as const;
export const seatPoolInputRules = {
  title: { maxLength: 100 },
  message: { maxLength: 500 },
} as const;
export const signupRequestRules = {
  email: { required: true, minLength: 3, maxLength: 254 },
  first_name: { required: true, minLength: 1, maxLength: 100 },
  password: { required: true, minLength: 8, maxLength: 128 },
} as const;
export const undoInputRules = {
  reason: { required: true, minLength: 3, maxLength: 200 },
} as const;
export const walkInInputRules = {
  name: { required: true, minLength: 1, maxLength: 100 },
  email: { maxLength: 254 },
} as const;
