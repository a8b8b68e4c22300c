import ClickAwayListener from '@mui/material/ClickAwayListener';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { useMemo, type ComponentProps, type RefObject } from 'react';
import { NARROW_SCREEN } from '@/hooks/useIsNarrow';
import { cx } from '@/lib/cx';
import styles from './PopoverPanel.module.css';

/** From the button to the panel, in pixels. */
const GAP = 18;
/** On narrow screens: from the header to the panel, and from the panel to the screen's edge. */
const NARROW_GAP = 3;
const NARROW_MARGIN = 12;

interface PopoverPanelProps extends ComponentProps<'section'> {
  /** The button that opens it, in the header. */
  anchor: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

const headerOf = (button: HTMLElement | null) => button?.closest('header') ?? document.body;

/** Places the panel under the button on wide screens, at the right under the header on narrow ones. */
function placeUnder(anchor: PopoverPanelProps['anchor']): PopperProps['modifiers'] {
  const offset = () => {
    const button = anchor.current;
    if (!button || window.matchMedia(NARROW_SCREEN).matches) return [-NARROW_MARGIN, NARROW_GAP];
    const from = headerOf(button).getBoundingClientRect();
    const to = button.getBoundingClientRect();
    return [to.right - from.right, to.bottom + GAP - from.bottom];
  };
  return [
    { name: 'offset', options: { offset } },
    { name: 'flip', enabled: false },
    // After a resize it would move the panel by the previous window width.
    { name: 'preventOverflow', enabled: false },
    // No transform, because the stylesheet animates it; no rounding, for the exact position.
    { name: 'computeStyles', options: { gpuAcceleration: false, roundOffsets: false } },
  ];
}

/**
 * The panel of a header button. It is not modal: a press outside closes the panel and also has its
 * normal effect on the page.
 */
export function PopoverPanel({ anchor, onClose, className, ...section }: PopoverPanelProps) {
  const modifiers = useMemo(() => placeUnder(anchor), [anchor]);
  const handleClickAway = ({ target }: Event) => {
    // A press on the button closes the panel in its own handler.
    if (!(target instanceof Node && anchor.current?.contains(target))) onClose();
  };
  return (
    <Popper
      open
      disablePortal
      anchorEl={() => headerOf(anchor.current)}
      placement="bottom-end"
      modifiers={modifiers}
      role={undefined}
      className={styles.popper}
    >
      <ClickAwayListener
        mouseEvent="onPointerDown"
        touchEvent={false}
        onClickAway={handleClickAway}
      >
        <section
          tabIndex={-1}
          data-popover=""
          className={cx(styles.panel, className)}
          {...section}
        />
      </ClickAwayListener>
    </Popper>
  );
}
