import ChevronLeft from 'lucide-react/icons/chevron-left';
import { Link } from 'react-router';
import { Icon } from '@/components/display/Icon';
import { paths } from '@/lib/paths';
import styles from './CostCentrePage.module.css';

/** To the list. */
export function BackLink() {
  return (
    <Link to={paths.companyCostCentres} className={styles.back}>
      <Icon icon={ChevronLeft} small /> Cost centres
    </Link>
  );
}
