// Generated from openapi.yaml by `npm run api`. Never edited by hand.
export const emailPattern = new RegExp("^[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~\\-]+)*@([\\p{L}\\p{N}]([\\p{L}\\p{M}\\p{N}\\-]*[\\p{L}\\p{M}\\p{N}])?\\.)+(?!\\d+$)[\\p{L}\\p{N}]([\\p{L}\\p{M}\\p{N}\\-]*[\\p{L}\\p{M}\\p{N}])?$", "u");
export const MAX_EMAIL_LENGTH = 254;
/** By the kind of registration. */
export const gstRegistrations = {
  taxpayer: new RegExp("^\\d{2}[A-Z]{5}\\d{4}[A-Z][1-9A-Z][Z1-9A-J][0-9A-Z]$"),
  deductor: new RegExp("^\\d{2}[A-Z]{4}[A-Z0-9]\\d{4}[A-Z][1-9A-Z]D[0-9A-Z]$"),
  unique_identity: new RegExp("^\\d{4}[A-Z]{3}\\d{5}[UO]N[0-9A-Z]$"),
  non_resident: new RegExp("^\\d{4}[A-Z]{3}\\d{5}NR[0-9A-Z]$"),
  online_from_abroad: new RegExp("^99\\d{2}[A-Z]{3}\\d{5}OS[0-9A-Z]$"),
} as const;
