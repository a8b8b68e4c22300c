// Generated from openapi.yaml by `npm run api`. Never edited by hand.
export const bookingRefundRequestRules = {
  reason: { required: true, minLength: 1, maxLength: 300, pattern: /\S/u },
} as const;
export const budgetInputRules = {
  amount: { required: true, minimum: 0, maximum: 9999999999, pattern: /^\d{1,10}(\.\d{1,2})?$/u },
  enforcement: { values: ["hard","advisory"] },
} as const;
export const companyAccountUpdateRules = {
  name: { minLength: 1, maxLength: 200 },
  suspended_reason: { maxLength: 500 },
} as const;
export const companyApiKeyCreateRules = {
  name: { required: true, minLength: 1, maxLength: 60 },
} as const;
export const companyCreateRules = {
  name: { required: true, minLength: 1, maxLength: 200 },
  domain: { minLength: 3, maxLength: 253, pattern: /^[A-Za-z0-9.-]+$/u },
} as const;
export const companyCreditInputRules = {
  days_to_pay: { minimum: 0, maximum: 120 },
  billing_email: { maxLength: 254 },
} as const;
export const companyDomainInputRules = {
  domain: { required: true, minLength: 3, maxLength: 253, pattern: /^[A-Za-z0-9.-]+$/u },
} as const;
export const companyPolicyInputRules = {
  rules: { required: true, maxItems: 50 },
  decision_hours: { minimum: 1, maximum: 72 },
  payment_hours: { minimum: 1, maximum: 24 },
} as const;
export const companyWebhookCreateRules = {
  url: { required: true, minLength: 1, maxLength: 2000 },
} as const;
export const complimentaryInputRules = {
  reason: { required: true, minLength: 1, maxLength: 200 },
} as const;
export const costCentreCreateRules = {
  code: { required: true, minLength: 1, maxLength: 20, pattern: /^[A-Za-z0-9][A-Za-z0-9._/-]*$/u },
  name: { required: true, minLength: 1, maxLength: 80 },
} as const;
export const costCentreImportRules = {
  content: { required: true, minLength: 1, maxLength: 200000 },
} as const;
export const creditReceiptInputRules = {
  reference: { required: true, minLength: 1, maxLength: 80 },
  payments: { maxItems: 50 },
} as const;
export const creditReversalInputRules = {
  reason: { required: true, minLength: 1, maxLength: 400 },
} as const;
export const eventCancellationRules = {
  reason: { required: true, minLength: 3, maxLength: 500 },
} as const;
export const eventCreateRules = {
  title: { required: true, minLength: 2, maxLength: 200 },
} as const;
export const eventMessageInputRules = {
  subject: { maxLength: 120 },
  text: { maxLength: 4000 },
} as const;
export const eventMoveRules = {
  venue: { minLength: 2, maxLength: 200 },
} as const;
export const eventUpdateRules = {
  title: { minLength: 2, maxLength: 200 },
  description: { maxLength: 20000 },
  venue: { maxLength: 200 },
  city: { maxLength: 100 },
  state: { maxLength: 100 },
  approval_hours: { minimum: 0, maximum: 72 },
  gallery: { maxItems: 6 },
} as const;
export const giveUpInputRules = {
  reason: { required: true, minLength: 1, maxLength: 500 },
} as const;
export const organizerCreateRules = {
  name: { required: true, minLength: 2, maxLength: 120 },
  legal_name: { maxLength: 200 },
  gstin: { maxLength: 40 },
  address: { maxLength: 500 },
  support_email: { maxLength: 254 },
} as const;
export const organizerMemberInputRules = {
  email: { required: true, minLength: 3, maxLength: 254 },
} as const;
export const organizerUpdateRules = {
  name: { minLength: 2, maxLength: 120 },
  slug: { minLength: 2, maxLength: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/u },
  logo: { maxLength: 300 },
  legal_name: { maxLength: 200 },
  gstin: { maxLength: 40 },
  address: { maxLength: 500 },
  state: { maxLength: 60 },
  support_email: { maxLength: 254 },
} as const;
export const paidByHandInputRules = {
  reference: { required: true, minLength: 1, maxLength: 100 },
} as const;
export const passkeyUpdateRules = {
  name: { required: true, minLength: 1, maxLength: 60 },
} as const;
export const personCreateRules = {
  email: { required: true, minLength: 3, maxLength: 254 },
  first_name: { required: true, minLength: 1, maxLength: 100 },
  last_name: { required: true, minLength: 1, maxLength: 100 },
  role: { required: true, values: ["admin","staff","super_admin","company_admin","company_manager","employee","client"] },
  company: { minimum: 1 },
} as const;
export const pictureChoiceRules = {
  alt: { required: true, minLength: 1, maxLength: 300 },
} as const;
export const policyItemRules = {
  quantity: { required: true, minimum: 1, maximum: 100 },
} as const;
export const policyRuleInputRules = {
  kind: { required: true, values: ["ticket_price","request_total","seats","category","days_ahead","guests","guest_value","exclusive_event"] },
  outcome: { required: true, values: ["allow","needs_approval","refuse"] },
  decider: { values: ["owner","admin"] },
  above: { minimum: 0, maximum: 9999999999, pattern: /^\d{1,10}(\.\d{1,2})?$/u },
  seats: { minimum: 0, maximum: 1000 },
  category: { minimum: 1, maximum: 9007199254740991 },
  days: { minimum: 1, maximum: 365 },
  guest_kind: { values: ["client","public_official"] },
  sentence: { maxLength: 300 },
} as const;
export const setupRequestRules = {
  email: { required: true, minLength: 3, maxLength: 254 },
} as const;
export const singleSignOnRoleRules = {
  value: { required: true, minLength: 1, maxLength: 200 },
} as const;
export const singleSignOnUpdateRules = {
  issuer: { required: true, minLength: 1, maxLength: 500 },
  client_id: { required: true, minLength: 1, maxLength: 500 },
  client_secret: { minLength: 1, maxLength: 2000 },
  role_claim: { maxLength: 100 },
} as const;
export const tierUpdateRules = {
  name: { minLength: 1, maxLength: 100 },
  total_tickets: { minimum: 1, maximum: 100000 },
  max_per_booking: { minimum: 1, maximum: 10 },
  max_per_person: { minimum: 1, maximum: 100000 },
  max_per_company: { minimum: 1, maximum: 100000 },
  benefits: { maxItems: 20 },
} as const;
