import Popover from '@mui/material/Popover';
import type { MouseEvent } from 'react';
import { Button } from '@/components/buttons/Button';
import { cx } from '@/lib/cx';
import { AppTheme } from '@/theme/AppTheme';
import { useEditor } from '../EditorContext';
import type { TierValues } from '../form/editorValues';
import { tierField } from '../form/problems';
import { DateTimeField } from '../parts/TimeFields';
import editorStyles from '../EventEditor.module.css';
import styles from './Tiers.module.css';

interface SaleWindowPanelProps {
  anchor: HTMLElement;
  index: number;
  tier: TierValues;
  of: string;
  onClose: () => void;
}

/** Beginning and end of the sale of one ticket. */
export default function SaleWindowPanel(props: SaleWindowPanelProps) {
  const { anchor, index, tier, of, onClose } = props;
  const { form, leave } = useEditor();
  const names = { start: tierField(tier.key, 'saleStart'), end: tierField(tier.key, 'saleEnd') };
  const handleClose = () => {
    leave(names.start);
    leave(names.end);
    onClose();
  };
  const handleClear = () => {
    form.setValue(`tiers.${index}.saleStart`, '');
    form.setValue(`tiers.${index}.saleEnd`, '');
    handleClose();
  };
  /** The field keeps the focus: its error, shown when it is left, would move the button from under the pointer. */
  const keepFocus = (down: MouseEvent) => down.preventDefault();
  return (
    <AppTheme>
      <Popover
        open
        anchorEl={anchor}
        onClose={handleClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': `Sale window of ${of}`,
            // It stands outside of the form, and its fields look like those in it.
            className: cx(styles.salePanel, editorStyles.form),
          },
        }}
      >
        <p className={styles.note}>
          By the clock at the venue. Without a time it is sold from when booking opens, or until
          booking closes.
        </p>
        <DateTimeField path={`tiers.${index}.saleStart`} name={names.start} label="Sale begins" />
        <DateTimeField path={`tiers.${index}.saleEnd`} name={names.end} label="Sale ends" />
        <div className={styles.saleActions}>
          <Button variant="quiet" onMouseDown={keepFocus} onClick={handleClear}>
            While booking is open
          </Button>
          <Button variant="primary" onMouseDown={keepFocus} onClick={handleClose}>
            Done
          </Button>
        </div>
      </Popover>
    </AppTheme>
  );
}
