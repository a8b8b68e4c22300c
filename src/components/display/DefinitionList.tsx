import type { ReactNode } from 'react';
import styles from './DefinitionList.module.css';

export interface Definition {
  term: string;
  value: ReactNode;
}

interface DefinitionListProps {
  items: Definition[];
  /** `grid`: value under term in columns; `rows`: term left, value right, hairlines between. */
  layout?: 'grid' | 'rows';
}

/** Facts with their names; several may have the same name. */
export function DefinitionList({ items, layout = 'grid' }: DefinitionListProps) {
  return (
    <dl className={styles[layout]}>
      {items.map(({ term, value }, index) => (
        <div key={`${term} ${index}`}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
