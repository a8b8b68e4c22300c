import Chip from '@mui/material/Chip';
import { useSortable } from '@dnd-kit/sortable';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import MenuItem from '@mui/material/MenuItem';
import { useEffect, useState } from 'react';
import type { OrganizedTier } from '@/api';
import { IconButton } from '@/components/buttons/IconButton';
import { Menu } from '@/components/dialogs/Menu';
import { Icon } from '@/components/display/Icon';
import { cx } from '@/lib/cx';
import { currencySign, formatMoney, isFree } from '@/lib/money';
import { useAppDispatch } from '@/state';
import type { TierValues } from '../form/editorValues';
import { readPrice } from '../form/problems';
import { useEditor } from '../store/editorSelectors';
import { fieldLeft, tierChanged } from '../store/editorSlice';
import { BenefitsField } from './BenefitsField';
import { SaleWindow } from './SaleWindow';
import { TierField } from './TierField';
import { TierLimits } from './TierLimits';
import type { KeyboardSorting } from './useKeyboardSorting';
import styles from './Tiers.module.css';

interface TierRowProps {
  tier: TierValues;
  /** Undefined until it is saved. */
  saved: OrganizedTier | undefined;
  sorting: KeyboardSorting;
  onDuplicate: () => void;
  onDelete: () => void;
}

/** One kind of ticket. */
export function TierRow({ tier, saved, sorting, onDuplicate, onDelete }: TierRowProps) {
  const dispatch = useAppDispatch();
  const currency = useEditor(({ values }) => values.currency);
  const [menuAt, setMenuAt] = useState<HTMLElement | null>(null);
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } =
    useSortable({ id: tier.key });
  const [element, setElement] = useState<HTMLElement | null>(null);
  const row = (node: HTMLElement | null) => {
    setNodeRef(node);
    setElement(node);
  };
  const y = transform?.y ?? null;
  // Through the object model: the page's policy refuses style attributes.
  useEffect(() => {
    element?.style.setProperty('transform', y === null ? 'none' : `translateY(${y}px)`);
    element?.style.setProperty('transition', transition ?? 'none');
  }, [element, y, transition]);
  const name = tier.name || 'ticket without a name';
  const isTaken = saved !== undefined && saved.held + saved.sold > 0;
  const choose = (act: () => void) => () => {
    setMenuAt(null);
    act();
  };
  const setActive = (isActive: boolean) => {
    dispatch(tierChanged({ key: tier.key, values: { isActive } }));
    dispatch(fieldLeft('tiers'));
  };
  const field = { tier, of: name };
  return (
    <li
      ref={row}
      className={cx(styles.row, (isDragging || sorting.isLifted(tier)) && styles.lifted)}
      aria-label={name}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={styles.handle}
        aria-label={`Move ${name}`}
        aria-pressed={sorting.isLifted(tier)}
        onKeyDown={(event) => sorting.handleKey(event, tier)}
        onBlur={sorting.drop}
        onPointerDown={(event) => listeners?.onPointerDown?.(event)}
      >
        <Icon icon={GripVertical} small />
      </button>
      <TierField {...field} name="name" label="Name" maxLength={100} />
      <TierField
        {...field}
        name="price"
        label="Price"
        maxLength={16}
        sign={currencySign(currency)}
      />
      <TierField {...field} name="seats" label="Seats" maxLength={6} />
      <TierField {...field} name="max" label="Max each" maxLength={2} />
      <IconButton
        icon={Ellipsis}
        label={`More for ${name}`}
        className={styles.more}
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        onClick={(event) => setMenuAt(event.currentTarget)}
      />
      <div className={styles.details}>
        {saved && <PriceNote tier={tier} saved={saved} />}
        {!tier.isActive && (
          <p className={styles.closed}>
            <Chip size="small" color="warning" label="Closed" /> Nobody can book it. Tickets that
            were sold stay valid.
          </p>
        )}
        <SaleWindow {...field} />
        <TierLimits {...field} />
        <BenefitsField {...field} />
      </div>
      <Menu open={menuAt !== null} anchorEl={menuAt} onClose={() => setMenuAt(null)}>
        <MenuItem onClick={choose(onDuplicate)}>Duplicate</MenuItem>
        <MenuItem onClick={choose(() => setActive(!tier.isActive))}>
          {tier.isActive ? 'Close' : 'Open again'}
        </MenuItem>
        {!isTaken && <MenuItem onClick={choose(onDelete)}>Delete</MenuItem>}
      </Menu>
    </li>
  );
}

/** A hold keeps the price that it was made at (D23). */
function PriceNote({ tier, saved }: { tier: TierValues; saved: OrganizedTier }) {
  const price = readPrice(tier.price);
  if (saved.held === 0 || price === null || price === saved.price) return null;
  return (
    <p className={styles.note}>
      {saved.held} {saved.held === 1 ? 'seat is' : 'seats are'} on hold{' '}
      {isFree(saved.price) ? 'for free' : `at ${formatMoney(saved.price, saved.currency)}`} and keep
      that price. The new one is for new bookings.
    </p>
  );
}
