/** The network address and device of a request. */
export interface Client {
  /** The caller's IP address. */
  address: string;
  userAgent: string | undefined;
  /** The token in the cookie `device`. */
  device: string | undefined;
}

/** Seconds that a browser keeps the cookie of a device; the server may forget it earlier (RETENTION_SIGN_INS). */
const DEVICE_SECONDS = 365 * 24 * 60 * 60;

/** 256 bits in base64url, as `newDeviceToken` makes them. */
const DEVICE_COOKIE = /(?:^|;\s*)device=([\w-]{43})(?:;|$)/;

interface ClientRequest {
  ip: string;
  headers: { 'user-agent'?: string; cookie?: string };
}

export const clientOf = ({ ip, headers }: ClientRequest): Client => ({
  address: ip,
  userAgent: headers['user-agent'],
  device: DEVICE_COOKIE.exec(headers.cookie ?? '')?.[1],
});

/**
 * The cookie that identifies a device at the next sign-in (D31). Browsers send it to the sign-in calls only, and no
 * script can read it.
 * @param publicUrl decides whether the cookie is Secure
 */
export function deviceCookie(token: string, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `device=${token}; Path=/api/auth; Max-Age=${DEVICE_SECONDS}; HttpOnly; SameSite=Strict${secure}`;
}
