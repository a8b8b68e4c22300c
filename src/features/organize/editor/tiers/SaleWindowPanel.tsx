import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { useAppDispatch } from '@/state';
import type { TierValues } from '../form/editorValues';
import { DateTimeField } from '../parts/TimeFields';
import { tierChanged } from '../store/editorSlice';
import { useTierField } from '../store/fieldHooks';

interface SaleWindowPanelProps {
  anchor: HTMLElement;
  tier: TierValues;
  of: string;
  onClose: () => void;
}

/** Beginning and end of the sale of one ticket. */
export default function SaleWindowPanel(props: SaleWindowPanelProps) {
  const { anchor, tier, of, onClose } = props;
  const dispatch = useAppDispatch();
  const start = useTierField(tier, 'saleStart');
  const end = useTierField(tier, 'saleEnd');
  const handleClose = () => {
    start.onBlur();
    end.onBlur();
    onClose();
  };
  const handleClear = () => {
    dispatch(tierChanged({ key: tier.key, values: { saleStart: '', saleEnd: '' } }));
    handleClose();
  };
  /** The field keeps the focus: its error, shown when it is left, would move the button from under the pointer. */
  const keepFocus = (down: MouseEvent) => down.preventDefault();
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={handleClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': `Sale window of ${of}`,
          sx: {
            display: 'grid',
            gap: 1.5,
            width: 340,
            maxWidth: 'calc(100vw - 32px)',
            mt: 0.75,
            p: 2,
          },
        },
      }}
    >
      <Typography component="p" variant="meta" color="textSecondary">
        By the clock at the venue. Without a time it is sold from when booking opens, or until
        booking closes.
      </Typography>
      <DateTimeField field={start} label="Sale begins" />
      <DateTimeField field={end} label="Sale ends" />
      <Stack direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Button variant="text" onMouseDown={keepFocus} onClick={handleClear}>
          While booking is open
        </Button>
        <Button variant="contained" onMouseDown={keepFocus} onClick={handleClose}>
          Done
        </Button>
      </Stack>
    </Popover>
  );
}
