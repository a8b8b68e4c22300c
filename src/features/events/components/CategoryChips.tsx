import type { Category } from '@/api';
import { CategoryDot } from '@/components/CategoryDot';
import { ALL_CATEGORIES } from '../eventFilters';
import styles from './CategoryChips.module.css';

interface CategoryChipsProps {
  categories: readonly Category[];
  /** Slug, or All. */
  selected: string;
  onSelect: (slug: string) => void;
}

export function CategoryChips({ categories, selected, onSelect }: CategoryChipsProps) {
  const total = categories.reduce((sum, category) => sum + category.event_count, 0);
  return (
    <div className={styles.chips} role="group" aria-label="Category">
      <Chip pressed={selected === ALL_CATEGORIES} onClick={() => onSelect(ALL_CATEGORIES)}>
        All <small>{total}</small>
      </Chip>
      {categories.map((category) => (
        <Chip
          key={category.id}
          pressed={selected === category.slug}
          onClick={() => onSelect(selected === category.slug ? ALL_CATEGORIES : category.slug)}
        >
          <CategoryDot name={category.name} /> {category.name} <small>{category.event_count}</small>
        </Chip>
      ))}
    </div>
  );
}

interface ChipProps {
  pressed: boolean;
  onClick: () => void;
  children: React.ReactNode;
}

function Chip({ pressed, onClick, children }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onClick}>
      {children}
    </button>
  );
}
