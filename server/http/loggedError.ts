/** Fields of errors that say what went wrong, and never with which values. */
const FIELDS = [
  ...(['code', 'statusCode', 'severity', 'schema', 'table', 'column', 'constraint'] as const),
  ...(['routine', 'errno', 'syscall', 'address', 'port', 'command', 'responseCode'] as const),
] as const;

/** PostgreSQL's data exceptions, whose message quotes the value: `invalid input syntax …: "…"`. */
const DATA_EXCEPTION = /^22...$/;
const MAX_CAUSES = 3;

export interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
  [field: string]: unknown;
}

/**
 * An error as logs may show it. PostgreSQL adds the values of rows (`detail`, `where`), gateways their requests
 * and answers, and JSON.parse quotes what it reads: none of them is written.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Object)) return { type: typeof error, message: '', stack: '' };
  const read = (name: string): unknown => Reflect.get(error, name);
  const [name, message, stack] = [read('name'), read('message'), read('stack')].map((value) =>
    typeof value === 'string' ? value : '',
  ) as [string, string, string];
  const shown = withoutValues({ name, message, code: read('code') });
  const logged: LoggedError = {
    type: error.constructor.name || name,
    message: shown,
    stack: message === '' ? stack : stack.replace(message, () => shown),
  };
  for (const field of FIELDS) {
    const value = read(field);
    if (typeof value === 'string' || typeof value === 'number') logged[field] = value;
  }
  const cause = read('cause');
  if (cause !== undefined && depth < MAX_CAUSES) logged.cause = loggedError(cause, depth + 1);
  return logged;
}

function withoutValues(error: { name: string; message: string; code: unknown }): string {
  const { name, message, code } = error;
  if (name === 'SyntaxError') return 'A text could not be parsed.';
  if (typeof code === 'string' && DATA_EXCEPTION.test(code)) {
    return message.replace(/"[\s\S]*"/, '"[redacted]"');
  }
  return message;
}
