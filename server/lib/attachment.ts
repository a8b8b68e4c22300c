/** Characters that some operating system does not allow in a file name. */
const NOT_IN_NAMES = /[\p{C}"*/:<>?\\|]+/gu;

/**
 * The value of Content-Disposition for a download: its name, and an ASCII version for clients that do not support
 * RFC 5987.
 */
export function attachment(title: string, suffix: string): string {
  const clean = title.replace(NOT_IN_NAMES, ' ').replace(/\s+/g, ' ').trim();
  const name = `${[...clean].slice(0, 80).join('').trim()}${suffix}`;
  const ascii = name
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]+/g, '')
    .replace(/ +/g, ' ')
    .replace(/^[ .-]+/, '');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
