import { lazy, useState, type ComponentType } from 'react';

export interface LazyComponent<Props> {
  Component: ComponentType<Props>;
  /** Loads the chunk, so that `Component` renders without suspending. */
  preload: () => Promise<void>;
  /** After a failure: the next mount loads again, where React.lazy would keep the failure. */
  reset: () => void;
}

/**
 * A component with a chunk of its own. Each mount decides once between the preloaded component and
 * the lazy one, so that what is on screen is never replaced by another instance of itself.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const create = () => lazy(async () => ({ default: await load() }));
  let loaded: ComponentType<Props> | undefined;
  let pending: ComponentType<Props> = create();

  function Component(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? pending);
    return <Chosen {...props} />;
  }
  const preload = async () => {
    loaded = await load();
  };
  const reset = () => {
    pending = create();
  };
  return { Component, preload, reset };
}
