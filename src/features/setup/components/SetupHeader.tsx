import Moon from 'lucide-react/icons/moon';
import { IconButton } from '@/components/buttons/IconButton';
import { Logo } from '@/components/display/Logo';
import { themeToggled, useAppDispatch } from '@/state';
import styles from '../SetupPage.module.css';

export function SetupHeader() {
  const dispatch = useAppDispatch();
  return (
    <div className={styles.header}>
      <Logo />
      <IconButton
        icon={Moon}
        label="Switch between light and dark"
        onClick={() => dispatch(themeToggled())}
      />
    </div>
  );
}
