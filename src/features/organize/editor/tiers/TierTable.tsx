import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DndContext, PointerSensor, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import Plus from 'lucide-react/icons/plus';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { formatMoney, multiplyMoney, sumMoney } from '@/lib/money';
import { formatCount } from '@/lib/numbers';
import { useAppDispatch } from '@/state';
import { fieldId } from '../form/editorFields';
import { newTier, type EditorValues } from '../form/editorValues';
import { MAX_TIERS, readPrice } from '../form/problems';
import { selectSaved, selectShownProblems, useEditor } from '../store/editorSelectors';
import { fieldLeft, valuesChanged } from '../store/editorSlice';
import { tierColumns, TierRow } from './TierRow';
import { moveTier, useKeyboardSorting } from './useKeyboardSorting';

/** The ticket tiers in their order; it is changed by dragging or by the keys of the handle. */
export default function TierTable() {
  const dispatch = useAppDispatch();
  const saved = useEditor(selectSaved);
  const problem = useEditor((editor) => selectShownProblems(editor).tiers);
  const tiers = useEditor(({ values }) => values.tiers);
  const currency = useEditor(({ values }) => values.currency);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const setTiers = (next: EditorValues['tiers']) => void dispatch(valuesChanged({ tiers: next }));
  const leave = () => void dispatch(fieldLeft('tiers'));
  const sorting = useKeyboardSorting(tiers, setTiers);

  const add = (tier = newTier()) => {
    setTiers([...tiers, tier]);
    // After the render that makes the row.
    setTimeout(() => document.getElementById(fieldId(`tiers.${tier.key}.name`))?.focus());
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    const to = tiers.findIndex((tier) => tier.key === over?.id);
    if (to >= 0) setTiers(moveTier(tiers, String(active.id), to));
    leave();
  };

  return (
    <>
      <Card sx={{ p: 0 }}>
        <Box
          sx={{
            ...tierColumns,
            display: { xs: 'none', md: 'grid' },
            py: 1.25,
            typography: 'label',
            color: 'text.secondary',
          }}
          aria-hidden="true"
        >
          <Box component="span" sx={{ gridColumn: 2 }}>
            Name
          </Box>
          <span>Price</span>
          <span>Seats</span>
          <span>Max each</span>
        </Box>
        <DndContext sensors={sensors} onDragEnd={handleDragEnd}>
          <SortableContext
            items={tiers.map((tier) => tier.key)}
            strategy={verticalListSortingStrategy}
          >
            <ol aria-label="Tickets">
              {tiers.map((tier) => (
                <TierRow
                  key={tier.key}
                  tier={tier}
                  saved={saved.ticket_tiers.find((one) => one.id === tier.id)}
                  sorting={sorting}
                  onDuplicate={() =>
                    add(newTier({ ...tier, name: tier.name && `${tier.name} (copy)` }))
                  }
                  onDelete={() => {
                    setTiers(tiers.filter((one) => one.key !== tier.key));
                    document.getElementById(fieldId('tiers'))?.focus();
                    leave();
                  }}
                />
              ))}
            </ol>
          </SortableContext>
        </DndContext>
        {problem && (
          <Typography
            component="p"
            variant="meta"
            color="error"
            sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider' }}
            role="alert"
          >
            {problem}
          </Typography>
        )}
        <Stack
          component="footer"
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: '8px 16px',
            py: 1.25,
            pl: { xs: 2, md: 3.75 },
            pr: 2.5,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Button
            id={fieldId('tiers')}
            variant="text"
            disabled={tiers.length >= MAX_TIERS}
            onClick={() => add()}
          >
            <Icon icon={Plus} small /> Add ticket type
          </Button>
          <Typography component="p" variant="body2" color="textSecondary">
            {fullHouse(tiers, currency)}
          </Typography>
        </Stack>
      </Card>
      <div role="status">
        <VisuallyHidden>{sorting.announcement}</VisuallyHidden>
      </div>
    </>
  );
}

/** `220 seats, full house ₹11,96,000.00`, of the tiers on sale. */
function fullHouse(tiers: EditorValues['tiers'], currency: string) {
  const counted = tiers.filter((tier) => tier.isActive && /^\d{1,6}$/.test(tier.seats));
  const seats = counted.reduce((sum, tier) => sum + Number(tier.seats), 0);
  const value = sumMoney(
    counted.map((tier) => multiplyMoney(readPrice(tier.price) ?? '0', Number(tier.seats))),
  );
  return (
    <>
      {formatCount(seats)} {seats === 1 ? 'seat' : 'seats'}, full house{' '}
      <Typography component="strong" variant="price" color="textPrimary" sx={{ ml: 0.75 }}>
        {formatMoney(value, currency)}
      </Typography>
    </>
  );
}
