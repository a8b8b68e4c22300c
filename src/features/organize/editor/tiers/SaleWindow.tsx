import Calendar from 'lucide-react/icons/calendar';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useState } from 'react';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { cx } from '@/lib/cx';
import { formatMonthDayYear } from '@/lib/dates';
import type { TierValues } from '../form/editorValues';
import { fieldId } from '../form/fields';
import { tierField } from '../form/problems';
import { selectShownProblems, useEditor } from '../store/editorSelectors';
import styles from './Tiers.module.css';

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
    <div className={styles.sale}>
      <span className={styles.saleLabel} aria-hidden="true">
        Sale window
      </span>
      <button
        id={id}
        type="button"
        className={cx(styles.saleButton, error && styles.wrong)}
        aria-label={`Sale window of ${of}: ${text}`}
        aria-haspopup="dialog"
        aria-expanded={at !== null}
        aria-describedby={error && `${id}-error`}
        onPointerEnter={SaleWindowPanel.preload}
        onFocus={SaleWindowPanel.preload}
        onClick={(event) => setAt(event.currentTarget)}
      >
        <Icon icon={Calendar} small /> {text}
      </button>
      {error && (
        <p id={`${id}-error`} className={styles.saleError}>
          <Icon icon={CircleAlert} small /> {error}
        </p>
      )}
      {at && <SaleWindowPanel anchor={at} tier={tier} of={of} onClose={() => setAt(null)} />}
    </div>
  );
}
