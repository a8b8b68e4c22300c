import type { Category } from '@/api';
import { eventsIn, offeredCategories } from '@/entities/event/fewEvents';
import { CategoryMark } from '@/entities/event/CategoryMark';
import { Chip } from '@/components/display/Chip';
import { Skeleton } from '@/components/feedback/Skeleton';
import { ALL_CATEGORIES } from '../eventFilters';
import styles from './CategoryChips.module.css';

/** The number of categories in docs/product.md#categories, plus All. */
const EXPECTED = 13;

interface CategoryChipsProps {
  /** Undefined while loading. */
  categories: readonly Category[] | undefined;
  /** Slug, or All. */
  selected: string;
  hrefOf: (slug: string) => string;
}

/** One chip per category that is offered. They are links, so that they work before hydration. */
export function CategoryChips({ categories, selected, hrefOf }: CategoryChipsProps) {
  if (!categories) {
    return (
      <div className={styles.chips} aria-hidden="true">
        {Array.from({ length: EXPECTED }, (_, index) => (
          <Skeleton key={index} className={styles.ghost} />
        ))}
      </div>
    );
  }
  const offered = offeredCategories(categories, selected);
  if (offered.length === 0) return null;
  return (
    <nav aria-label="Categories">
      <ul className={styles.chips}>
        <li>
          <Chip
            to={hrefOf(ALL_CATEGORIES)}
            replace
            selected={selected === ALL_CATEGORIES}
            count={eventsIn(categories)}
          >
            All
          </Chip>
        </li>
        {offered.map(({ id, slug, name, event_count }) => (
          <li key={id}>
            <Chip
              // Clicking the selected category removes the filter.
              to={hrefOf(selected === slug ? ALL_CATEGORIES : slug)}
              replace
              selected={selected === slug}
              count={event_count}
            >
              <CategoryMark name={name} /> {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
