import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { Icon } from '@/components/display/Icon';
import { themeToggled, useAppDispatch } from '@/state';
import button from '@/components/buttons/IconButton.module.css';
import styles from './ThemeToggle.module.css';

/**
 * Light or dark. Both signs are in the page and the sheet shows one, so that nothing here depends
 * on a scheme that only the browser knows.
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
