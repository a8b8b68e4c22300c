import type { OrganizedEvent } from '@/api';
import { toEditorValues, type EditorValues } from './editorValues';
import { changedEvent } from './eventStep';
import { problemsOf } from './problems';
import { isSameList, type Step } from './step';
import { orderStep, tierSteps } from './tierSteps';

/**
 * The calls that bring what is saved to what the form says, in order. What cannot be saved yet is left
 * out. After each call they are read again from its answer, which names the next version.
 */
export function stepsOf(saved: OrganizedEvent, values: EditorValues): Step[] {
  const problems = problemsOf(values, saved);
  const body = changedEvent(saved, values, problems);
  const access = { is_exclusive: values.isExclusive, companies: values.companies };
  const sameAccess =
    values.isExclusive === saved.is_exclusive &&
    isSameList(
      [...values.companies].sort((a, b) => a - b),
      [...saved.companies].sort((a, b) => a - b),
    );
  return [
    ...(Object.keys(body).length > 0
      ? [{ kind: 'event', version: saved.version, body } satisfies Step]
      : []),
    ...(sameAccess || 'companies' in problems
      ? []
      : [{ kind: 'access', version: saved.version, body: access } satisfies Step]),
    ...tierSteps(saved, values, problems),
    ...orderStep(saved, values),
  ];
}

/** How many fields differ from what is saved, also those that cannot be saved yet. */
export function countChanges(saved: OrganizedEvent, values: EditorValues): number {
  const fields = stepsOf(saved, values).reduce(
    (sum, step) =>
      sum +
      (step.kind === 'event' || step.kind === 'changeTier' ? Object.keys(step.body).length : 1),
    0,
  );
  return fields + unsavable(saved, values);
}

/** Changed fields that cannot be saved yet. */
function unsavable(saved: OrganizedEvent, values: EditorValues): number {
  const problems = problemsOf(values, saved);
  const before = toEditorValues(saved);
  const tiers = new Map(before.tiers.map((tier) => [tier.id, tier]));
  const wrongEvent = (Object.keys(before) as (keyof EditorValues)[]).filter(
    (field) => field in problems && JSON.stringify(values[field]) !== JSON.stringify(before[field]),
  );
  const wrongTiers = values.tiers.filter((tier) => {
    const saying = Object.keys(problems).filter((field) => field.startsWith(`tiers.${tier.key}.`));
    const old = tiers.get(tier.id);
    return (
      saying.length > 0 &&
      (!old || JSON.stringify({ ...tier, key: '' }) !== JSON.stringify({ ...old, key: '' }))
    );
  });
  return wrongEvent.length + wrongTiers.length;
}
