import { Link, useLocation } from 'react-router';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { activeItemChanged, selectActiveItem, useAppDispatch, useAppSelector } from '@/state';
import { isCurrent, type MenuEntry } from '../navigation';
import links from '../places.module.css';
import styles from './PlaceRow.module.css';

export interface PlaceCount {
  number: number;
  /** Visually hidden, after the number. */
  words: string;
  /** Work that waits: a pill. */
  waits?: boolean;
}

interface PlaceRowProps {
  place: MenuEntry;
  /** Default: the address of the place. */
  href?: string;
  /** After the label. */
  count?: PlaceCount | undefined;
  /** Pages below its address have places of their own. */
  isExact?: boolean;
  onNavigate?: () => void;
}

/** A place of a console in the sidebar or the drawer. */
export function PlaceRow({ place, href, count, isExact = false, onNavigate }: PlaceRowProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const active = useAppSelector(selectActiveItem) ?? pathname;
  const { to, label, icon } = place;
  const isHere = isExact ? active === to : isCurrent(to, active);
  return (
    <li>
      <Link
        to={href ?? to}
        className={links.row}
        aria-current={isHere ? 'page' : undefined}
        onClick={() => {
          dispatch(activeItemChanged(to));
          onNavigate?.();
        }}
      >
        <Icon icon={icon} />
        <span className={styles.label}>
          {label}
          {count && (
            <span className={styles.count} data-waits={count.waits || undefined}>
              {count.number}
              <VisuallyHidden> {count.words}</VisuallyHidden>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
