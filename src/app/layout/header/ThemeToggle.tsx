import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Icon } from '@/components/display/Icon';
import { themeToggled, useAppDispatch } from '@/state';
import button from '@/components/buttons/IconButton.module.css';
import styles from './ThemeToggle.module.css';

/**
 * Switches between light and dark. Both icons are rendered and the stylesheet shows one, so that the
 * server's markup does not depend on the scheme.
 */
export function ThemeToggle() {
  const dispatch = useAppDispatch();
  const label = 'Switch between light and dark';
  return (
    <button
      type="button"
      className={button.button}
      aria-label={label}
      title={label}
      data-theme-toggle=""
      onClick={() => dispatch(themeToggled())}
    >
      <Icon icon={Sun} className={styles.sun} />
      <Icon icon={Moon} className={styles.moon} />
    </button>
  );
}
