import { ConfigError, text, type Env } from './env';

const groups = ['admins', 'organizers'] as const;

export type SecondFactorGroup = (typeof groups)[number];

/** SECOND_FACTOR_FOR: who must have a second factor, separated by commas, or `nobody`. */
export function secondFactorFor(
  env: Env,
  byDefault: readonly SecondFactorGroup[],
): readonly SecondFactorGroup[] {
  const value = text(env, 'SECOND_FACTOR_FOR');
  if (value === undefined) return byDefault;
  if (value === 'nobody') return [];
  return value.split(',').map((part) => {
    const group = groups.find((one) => one === part.trim());
    if (!group) {
      throw new ConfigError(
        `SECOND_FACTOR_FOR is nobody, admins, organizers or admins,organizers.`,
      );
    }
    return group;
  });
}
