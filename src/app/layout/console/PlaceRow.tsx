import { Link, useLocation } from 'react-router';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { activeItemChanged, selectActiveItem, useAppDispatch, useAppSelector } from '@/state';
import { isCurrent, type MenuEntry } from '../navigation';
import links from '../places.module.css';
import styles from './PlaceRow.module.css';

interface PlaceRowProps {
  place: MenuEntry;
  /** Default: the address of the place. */
  href?: string;
  /** A number after the label, with visually hidden words after it. */
  count?: { number: number; words: string };
  onNavigate?: () => void;
}

/** A place of a console in the sidebar or the drawer. */
export function PlaceRow({ place, href, count, onNavigate }: PlaceRowProps) {
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const active = useAppSelector(selectActiveItem) ?? pathname;
  const { to, label, icon } = place;
  return (
    <li>
      <Link
        to={href ?? to}
        className={links.row}
        aria-current={isCurrent(to, active) ? 'page' : undefined}
        onClick={() => {
          dispatch(activeItemChanged(to));
          onNavigate?.();
        }}
      >
        <Icon icon={icon} />
        <span className={styles.label}>
          {label}
          {count && (
            <span className={styles.count}>
              {count.number}
              <VisuallyHidden> {count.words}</VisuallyHidden>
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
