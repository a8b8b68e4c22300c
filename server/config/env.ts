/** Each line of the message names one variable. */
export class ConfigError extends Error {}

export type Env = Readonly<Record<string, string | undefined>>;

/** Trimmed; undefined for an empty value. */
export function text(env: Env, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

export function integer(
  env: Env,
  name: string,
  fallback: number,
  min: number,
  max: number,
): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < min || number > max) {
    throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  }
  return number;
}

export function flag(env: Env, name: string, fallback: boolean): boolean {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return fallback;
  if (['1', 'true', 'yes'].includes(value)) return true;
  if (['0', 'false', 'no'].includes(value)) return false;
  throw new ConfigError(`${name} must be 1 or 0, not "${value}".`);
}

export function url(env: Env, name: string, protocols: readonly string[]): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  const protocol = URL.canParse(value) ? new URL(value).protocol : undefined;
  if (!protocol || !protocols.includes(protocol)) {
    // The message names only the variable, because the value may contain a password.
    throw new ConfigError(
      `${name} must be an address that starts with ${protocols.join(' or ')}//.`,
    );
  }
  return value;
}

export function secret(env: Env, name: string): string | undefined {
  const value = text(env, name);
  if (value !== undefined && value.length < 32) {
    throw new ConfigError(`${name} must be at least 32 characters long.`);
  }
  return value;
}

/** A comma-separated list; undefined for an empty value. */
export function secrets(env: Env, name: string): string[] | undefined {
  const values = text(env, name)
    ?.split(',')
    .flatMap((value) => value.trim() || []);
  if (values?.some((value) => value.length < 32)) {
    throw new ConfigError(`${name} must list secrets of at least 32 characters, with commas.`);
  }
  return values;
}
