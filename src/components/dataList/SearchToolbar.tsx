import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { ReactNode } from 'react';
import { FilterSelect } from './FilterSelect';
import { ListSearch } from './ListSearch';
import { ListToolbar } from './ListToolbar';

interface SearchToolbarProps {
  searchLabel: string;
  /** What the words are searched in. */
  placeholder: string;
  search: string;
  /** The words of each order. */
  sorts: Readonly<Record<string, string>>;
  ordering: string;
  onSearch: (text: string) => void;
  onSort: (ordering: string) => void;
  /** The filters. */
  children?: ReactNode;
  /** What stands behind the order. */
  end?: ReactNode;
}

/** Search, filters and order of a console's list. */
export function SearchToolbar(props: SearchToolbarProps) {
  const { searchLabel, placeholder, search, sorts, ordering, children, end } = props;
  return (
    <ListToolbar
      end={
        <>
          <FilterSelect
            label="Sort"
            icon={ArrowUpDown}
            value={ordering}
            options={Object.entries(sorts)}
            onChange={props.onSort}
          />
          {end}
        </>
      }
    >
      <ListSearch
        label={searchLabel}
        placeholder={placeholder}
        value={search}
        onType={props.onSearch}
      />
      {children}
    </ListToolbar>
  );
}
