import MuiIconButton, {
  type IconButtonProps as MuiIconButtonProps,
} from '@mui/material/IconButton';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '@/components/display/Icon';

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
