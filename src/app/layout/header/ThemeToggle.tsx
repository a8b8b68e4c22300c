import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Icon } from '@/components/display/Icon';
import { themeToggled, useAppDispatch } from '@/state';
import MuiIconButton from '@mui/material/IconButton';
import styles from './ThemeToggle.module.css';

/**
 * Switches between light and dark. Both icons are rendered and the stylesheet shows one, so that the
 * server's markup does not depend on the scheme.
 */
export function ThemeToggle() {
  const dispatch = useAppDispatch();
  const label = 'Switch between light and dark';
  return (
    <MuiIconButton
      aria-label={label}
      title={label}
      data-theme-toggle=""
      onClick={() => dispatch(themeToggled())}
    >
      <Icon icon={Sun} className={styles.sun} />
      <Icon icon={Moon} className={styles.moon} />
    </MuiIconButton>
  );
}
