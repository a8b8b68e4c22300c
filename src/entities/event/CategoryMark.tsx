import { categoryKey } from '@/theme/categories';
import styles from './CategoryDot.module.css';

/**
 * The 8 px dot in a category's colour; hidden from assistive technology, because the name is beside
 * it.
 */
export function CategoryDot({ name }: { name: string | null | undefined }) {
  return <span className={styles.dot} data-category={categoryKey(name)} aria-hidden="true" />;
}
