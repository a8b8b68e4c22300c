// Generated from openapi.yaml by `npm run api`. Never edited by hand.
export const secretNames = [
  'X-Setup-Token',
  'access_token',
  'api_key',
  'claim_token',
  'client_secret',
  'link_token',
  'otp',
  'password',
  'pushToken',
  'qr_code',
  'refresh_token',
  'ticket_token',
  'token',
  'url',
] as const;
