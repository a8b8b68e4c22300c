import type { LucideIcon } from 'lucide-react';
import { cx } from '@/lib/cx';
import styles from './Icon.module.css';
import MuiIconButton, {
  type IconButtonProps as MuiIconButtonProps,
} from '@mui/material/IconButton';

// On Lucide's grid of 24 this draws 1.6 px at 20 px.
const STROKE = 1.92;

interface IconProps {
  /** One icon, imported by itself: `import Menu from 'lucide-react/icons/menu'`. */
  icon: LucideIcon;
  small?: boolean;
  className?: string;
}

/** A drawn sign beside words or inside a labelled button; never the only carrier of meaning. */
export function Icon({ icon: Glyph, small = false, className }: IconProps) {
  return (
    <Glyph
      size={small ? 16 : 20}
      strokeWidth={STROKE}
      className={cx(styles.icon, className)}
      aria-hidden
    />
  );
}

interface IconButtonProps extends MuiIconButtonProps {
  icon: LucideIcon;
  /** What it does: its accessible name, and the browser's hint. */
  label: string;
}

/** A button with an icon alone, and its name. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <MuiIconButton aria-label={label} title={label} {...rest}>
      <Icon icon={icon} />
    </MuiIconButton>
  );
}
