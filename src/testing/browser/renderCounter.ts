/**
 * Counts how often components render, the way React's developer tools find it out. React looks for
 * the tools when it is loaded, so this is loaded before it.
 */

/** The part of React's tree node that is read; its shape belongs to the developer tools' contract. */
interface Fiber {
  type: unknown;
  flags: number;
  alternate: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

/** Set on a function component that ran in this commit. */
const PERFORMED_WORK = 1;

/** Null while nothing is counted. */
let counts: Map<string, number> | null = null;

/** The component's name. The compiler numbers a function in a constant of the same name: `Header2`. */
function nameOf(type: unknown): string | undefined {
  if (typeof type === 'function') return type.name.replace(/\d+$/, '');
  if (typeof type === 'object' && type !== null && 'type' in type) return nameOf(type.type);
  return undefined;
}

function count(fiber: Fiber, into: Map<string, number>): void {
  const before = fiber.alternate;
  const name = nameOf(fiber.type);
  if (name !== undefined && (before === null || (fiber.flags & PERFORMED_WORK) !== 0)) {
    into.set(name, (into.get(name) ?? 0) + 1);
  }
  // React did not go below a node whose children are those of the last commit.
  if (before !== null && before.child === fiber.child) return;
  for (let child = fiber.child; child; child = child.sibling) count(child, into);
}

Object.defineProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
  configurable: true,
  value: {
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
      if (counts) count(root.current, counts);
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    checkDCE: () => undefined,
  },
});

/** @returns how often each component rendered while `work` ran */
export async function countRenders(
  work: () => Promise<unknown>,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  counts = found;
  try {
    await work();
  } finally {
    counts = null;
  }
  return found;
}
