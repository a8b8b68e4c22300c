export const OTP_LENGTH = 6;

/** The error message of docs/product.md#one-time-codes, or null when the code can be sent. */
export function checkOtp(otp: string): string | null {
  if (otp === '') return 'OTP is required';
  return otp.length === OTP_LENGTH ? null : 'OTP must be 6 digits';
}

/**
 * True, or the error message (docs/product.md#sign-up). At least 8 characters; the server accepts
 * at most 128.
 */
export function checkPassword(password: string): string | true {
  if (password === '') return 'Password is required';
  if (password.length < 8) return 'Password must be at least 8 characters long';
  return password.length <= 128 || 'Password must be at most 128 characters long';
}
