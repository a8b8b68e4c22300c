import { useState, type KeyboardEvent } from 'react';
import type { TierValues } from '../form/editorValues';

/** The tiers with one of them at another place. */
export function moveTier(tiers: readonly TierValues[], key: string, to: number): TierValues[] {
  const moved = tiers.find((tier) => tier.key === key);
  if (!moved) return [...tiers];
  const others = tiers.filter((tier) => tier !== moved);
  return [...others.slice(0, to), moved, ...others.slice(to)];
}

const nameOf = (tier: TierValues) => tier.name || 'Ticket without a name';

export type KeyboardSorting = ReturnType<typeof useKeyboardSorting>;

/**
 * Sorting by keys: Space lifts the tier of the handle, arrows move it, Space drops it, Escape puts it back.
 * `announcement` describes each step for screen readers.
 */
export function useKeyboardSorting(tiers: TierValues[], onChange: (tiers: TierValues[]) => void) {
  const [lifted, setLifted] = useState<{ key: string; before: TierValues[] } | null>(null);
  const [announcement, announce] = useState('');

  const place = (index: number) => `place ${index + 1} of ${tiers.length}`;

  const handleKey = (event: KeyboardEvent, tier: TierValues) => {
    const at = tiers.findIndex((one) => one.key === tier.key);
    const isLifted = lifted?.key === tier.key;
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === ' ' && !isLifted) {
      setLifted({ key: tier.key, before: tiers });
      announce(
        `${nameOf(tier)} lifted, ${place(at)}. Arrows move it, Space drops it, Escape puts it back.`,
      );
    } else if (event.key === ' ') {
      setLifted(null);
      announce(`${nameOf(tier)} dropped at ${place(at)}.`);
    } else if (event.key === 'Escape' && isLifted) {
      onChange(lifted.before);
      setLifted(null);
      announce(
        `${nameOf(tier)} is back at ${place(lifted.before.findIndex((one) => one.key === tier.key))}.`,
      );
    } else if (step !== 0 && isLifted) {
      const to = Math.min(Math.max(at + step, 0), tiers.length - 1);
      if (to !== at) onChange(moveTier(tiers, tier.key, to));
      announce(`${nameOf(tier)}, ${place(to)}.`);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return {
    announcement,
    isLifted: (tier: TierValues) => lifted?.key === tier.key,
    handleKey,
    /** The handle was left: the tier stays where it is. */
    drop: () => setLifted(null),
  };
}
