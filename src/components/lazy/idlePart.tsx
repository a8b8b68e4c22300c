import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import { lazyPart } from './lazyPart';

/**
 * A large part of a page that people can do without for a moment: it is loaded when what stands around it
 * is on the screen and the browser is idle, or at once when somebody points at its place.
 *
 * @param place shown until then, of the part's size
 */
export function idlePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  place?: ReactNode,
): ComponentType<Props> {
  const Part = lazyPart(load, place);
  return function IdlePart(props: Props) {
    const [isDue, setIsDue] = useState(false);
    useEffect(() => whenIdle(() => setIsDue(true)), []);
    return isDue ? <Part {...props} /> : place;
  };
}
