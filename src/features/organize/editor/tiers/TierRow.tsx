import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSortable } from '@dnd-kit/sortable';
import Ellipsis from 'lucide-react/icons/ellipsis';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { useEffect, useState } from 'react';
import type { OrganizedTier } from '@/api';
import { IconButton, Icon } from '@/components/display/Icon';
import Menu from '@mui/material/Menu';
import { TextInput } from '@/components/fields/TextInput';
import { tierUpdateRules } from '@/lib/consoleFormRules.gen';
import { currencySign, formatMoney, isFree } from '@/lib/money';
import { useAppDispatch } from '@/state';
import type { TierValues } from '../form/editorValues';
import { readPrice } from '../form/problems';
import { useEditor } from '../store/editorSelectors';
import { fieldLeft, tierChanged } from '../store/editorSlice';
import { useTierField } from '../store/fieldHooks';
import { SaleWindow } from './SaleWindow';
import { AdmissionField, BenefitsField, TierLimits } from './TierDetails';
import type { KeyboardSorting } from './useKeyboardSorting';

/** Of the row and of the heads above it. */
export const tierColumns = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) 128px 76px 76px 32px',
  gap: 1.25,
  alignItems: 'start',
  pl: 1.25,
  pr: 2,
};

const row = {
  ...tierColumns,
  position: 'relative',
  gridTemplateColumns: {
    xs: '24px minmax(0, 2.2fr) minmax(0, 1fr) minmax(0, 0.4fr) 44px',
    md: tierColumns.gridTemplateColumns,
  },
  py: 1.75,
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  '&[data-lifted]': {
    zIndex: 2,
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: -2,
  },
  '& [data-cell]:not([data-cell="name"]) input': { pl: 1, textAlign: 'right' },
  '& [data-cell="name"]': { gridColumn: { xs: '2 / 5', md: 'auto' } },
  '& [data-cell="price"]': { gridColumn: { xs: 2, md: 'auto' } },
  '& [data-cell="max"]': { gridColumn: { xs: '4 / 6', md: 'auto' } },
} as const;

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
  const setRow = (node: HTMLElement | null) => {
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
    <Box
      ref={setRow}
      component="li"
      sx={row}
      data-lifted={isDragging || sorting.isLifted(tier) || undefined}
      aria-label={name}
    >
      <ButtonBase
        ref={setActivatorNodeRef}
        component="button"
        sx={{
          width: 24,
          height: 44,
          borderRadius: 0.75,
          color: 'text.secondary',
          cursor: 'grab',
          touchAction: 'none',
        }}
        aria-label={`Move ${name}`}
        aria-pressed={sorting.isLifted(tier)}
        onKeyDown={(event) => sorting.handleKey(event, tier)}
        onBlur={sorting.drop}
        onPointerDown={(event) => listeners?.onPointerDown?.(event)}
      >
        <Icon icon={GripVertical} small />
      </ButtonBase>
      <TierField {...field} name="name" label="Name" maxLength={tierUpdateRules.name.maxLength} />
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
        sx={{
          width: { xs: 44, md: 32 },
          gridColumn: { xs: 5, md: 'auto' },
          gridRow: { xs: 1, md: 'auto' },
        }}
        aria-haspopup="menu"
        aria-expanded={menuAt !== null}
        onClick={(event) => setMenuAt(event.currentTarget)}
      />
      <Stack spacing={1} sx={{ gridColumn: { xs: '1 / -1', md: '2 / -1' } }}>
        {saved && <PriceNote tier={tier} saved={saved} />}
        {!tier.isActive && (
          <Typography component="p" variant="meta" color="textSecondary">
            <Chip size="small" color="warning" label="Closed" /> Nobody can book it. Tickets that
            were sold stay valid.
          </Typography>
        )}
        <SaleWindow {...field} />
        <TierLimits {...field} />
        <AdmissionField {...field} />
        <BenefitsField {...field} />
      </Stack>
      <Menu open={menuAt !== null} anchorEl={menuAt} onClose={() => setMenuAt(null)}>
        <MenuItem onClick={choose(onDuplicate)}>Duplicate</MenuItem>
        <MenuItem onClick={choose(() => setActive(!tier.isActive))}>
          {tier.isActive ? 'Close' : 'Open again'}
        </MenuItem>
        {!isTaken && <MenuItem onClick={choose(onDelete)}>Delete</MenuItem>}
      </Menu>
    </Box>
  );
}

/** A hold keeps the price that it was made at. */
function PriceNote({ tier, saved }: { tier: TierValues; saved: OrganizedTier }) {
  const price = readPrice(tier.price);
  if (saved.held === 0 || price === null || price === saved.price) return null;
  return (
    <Typography component="p" variant="meta" color="textSecondary">
      {saved.held} {saved.held === 1 ? 'seat is' : 'seats are'} on hold{' '}
      {isFree(saved.price) ? 'for free' : `at ${formatMoney(saved.price, saved.currency)}`} and keep
      that price. The new one is for new bookings.
    </Typography>
  );
}

interface TierFieldProps {
  tier: TierValues;
  /** The tier's name, for those who hear the page. */
  of: string;
  name: 'name' | 'price' | 'seats' | 'max';
  label: string;
  maxLength: number;
  sign?: string;
}

/** One cell of a tier's row; its label stands above the column. */
function TierField({ tier, of, name, label, maxLength, sign }: TierFieldProps) {
  const field = useTierField(tier, name);
  const isFigure = name !== 'name';
  return (
    <TextInput
      id={field.id}
      value={field.value}
      error={field.error}
      autoComplete="off"
      onChange={(event) => field.onChange(event.target.value)}
      onBlur={field.onBlur}
      data-cell={name}
      maxLength={maxLength}
      slotProps={{
        htmlInput: {
          'aria-label': isFigure ? `${label} of ${of}` : label,
          ...(isFigure && { inputMode: name === 'price' ? 'decimal' : 'numeric' }),
        },
        input: sign ? { startAdornment: <span aria-hidden="true">{sign}</span> } : {},
      }}
    />
  );
}
