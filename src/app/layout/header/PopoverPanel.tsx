import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import { useMemo, type ComponentProps, type Ref, type RefObject } from 'react';
import { NARROW_SCREEN } from '@/hooks/useIsNarrow';

/** From the button to the panel, in pixels. */
const GAP = 18;
/** On narrow screens: from the header to the panel, and from the panel to the screen's edge. */
const NARROW_GAP = 3;
const NARROW_MARGIN = 12;

interface PopoverPanelProps extends Omit<ComponentProps<'section'>, 'ref'> {
  ref?: Ref<HTMLElement>;
  /** In pixels, where the screen is as wide. */
  width?: number;
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
    // No transform, because an animation moves it; no rounding, for the exact position.
    { name: 'computeStyles', options: { gpuAcceleration: false, roundOffsets: false } },
  ];
}

/**
 * The panel of a header button. It is not modal: a click outside closes the panel and also has its
 * normal effect on the page.
 */
export function PopoverPanel(props: PopoverPanelProps) {
  const { anchor, onClose, width = 296, ...section } = props;
  const modifiers = useMemo(() => placeUnder(anchor), [anchor]);
  const handleClickAway = ({ target }: Event) => {
    // A click on the button closes the panel in its own handler.
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
      // Of the header, which contains it.
      sx={{ zIndex: 30, maxWidth: 'calc(100% - 24px)' }}
    >
      <ClickAwayListener
        mouseEvent="onPointerDown"
        touchEvent={false}
        onClickAway={handleClickAway}
      >
        <Paper
          component="section"
          tabIndex={-1}
          data-popover=""
          sx={{
            display: 'flex',
            flexDirection: 'column',
            width,
            maxWidth: '100%',
            maxHeight: 'calc(100dvh - var(--header-h) - 24px)',
            overflowY: 'auto',
            p: 1,
            borderRadius: 'var(--r-card)',
            boxShadow: 'var(--shadow-pop)',
            animation: 'appear var(--fast) var(--ease)',
          }}
          {...section}
        />
      </ClickAwayListener>
    </Popper>
  );
}
