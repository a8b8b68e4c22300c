import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Calendar from 'lucide-react/icons/calendar';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { formatMonthDayYear } from '@/lib/dates';
import { fieldId } from '../form/editorFields';
import type { TierValues } from '../form/editorValues';
import { tierField } from '../form/problems';
import { selectShownProblems, useEditor } from '../store/editorSelectors';
import { TierDetail } from './TierDetails';

const SaleWindowPanel = lazyPart(() => import('./SaleWindowPanel'));

const day = (local: string) => formatMonthDayYear(`${local}Z`, 'UTC');

/** `Dec 1, 2026 to Jan 2, 2027`; one end alone, or none. */
function saleWindowText({ saleStart, saleEnd }: TierValues): string {
  if (saleStart === '' && saleEnd === '') return 'While booking is open';
  if (saleEnd === '') return `From ${day(saleStart)}`;
  return saleStart === '' ? `Until ${day(saleEnd)}` : `${day(saleStart)} to ${day(saleEnd)}`;
}

interface SaleWindowProps {
  tier: TierValues;
  of: string;
}

/** When a ticket is sold; its two times are in a popover. */
export function SaleWindow({ tier, of }: SaleWindowProps) {
  const problems = useEditor(selectShownProblems);
  const [at, setAt] = useState<HTMLElement | null>(null);
  const error =
    problems[tierField(tier.key, 'saleStart')] ?? problems[tierField(tier.key, 'saleEnd')];
  const id = fieldId(`tiers.${tier.key}.sale`);
  const text = saleWindowText(tier);
  return (
    <TierDetail label="Sale window">
      <Button
        id={id}
        component="button"
        color={error ? 'error' : 'primary'}
        sx={{
          justifySelf: 'start',
          minHeight: 36,
          px: 1.5,
          typography: 'body2',
          textAlign: 'start',
          whiteSpace: 'normal',
        }}
        aria-label={`Sale window of ${of}: ${text}`}
        aria-haspopup="dialog"
        aria-expanded={at !== null}
        aria-describedby={error && `${id}-error`}
        onPointerEnter={SaleWindowPanel.preload}
        onFocus={SaleWindowPanel.preload}
        onClick={(event) => setAt(event.currentTarget)}
      >
        <Icon icon={Calendar} small /> {text}
      </Button>
      {error && (
        <Stack
          id={`${id}-error`}
          direction="row"
          spacing={0.75}
          component="p"
          sx={{ gridColumn: 2, alignItems: 'center', typography: 'meta', color: 'error.main' }}
        >
          <Icon icon={CircleAlert} small /> {error}
        </Stack>
      )}
      {at && <SaleWindowPanel anchor={at} tier={tier} of={of} onClose={() => setAt(null)} />}
    </TierDetail>
  );
}
