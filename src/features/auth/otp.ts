export const OTP_LENGTH = 6;

/** The error message of docs/product/people.md#one-time-codes, or null when the code can be sent. */
export function checkOtp(otp: string): string | null {
  if (otp === '') return 'OTP is required';
  return otp.length === OTP_LENGTH ? null : 'OTP must be 6 digits';
}
