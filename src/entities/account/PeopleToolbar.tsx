import type { ReactNode, RefObject } from 'react';
import type { Role } from '@/api';
import { FilterSelect } from '@/components/list/FilterSelect';
import { SearchToolbar } from '@/components/list/SearchToolbar';
import {
  PEOPLE_CODEC,
  PEOPLE_SORTS,
  roleOptions,
  STATE_LABELS,
  type PeopleFilters,
} from './peopleFilters';

interface PeopleToolbarProps {
  filters: PeopleFilters;
  roles: readonly Role[];
  searchInput: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<PeopleFilters>) => void;
  /** More filters. */
  children?: ReactNode;
}

/** Search, filters and order of a list of people. */
export function PeopleToolbar(props: PeopleToolbarProps) {
  const { filters, roles, searchInput, onChange, children } = props;
  /** The values are read as those of the address: anything else is not chosen. */
  const read = (name: string, value: string) =>
    PEOPLE_CODEC.read(new URLSearchParams({ [name]: value }));
  return (
    <SearchToolbar
      searchLabel="Search people"
      placeholder="Name or email"
      search={filters.search}
      searchInput={searchInput}
      sorts={PEOPLE_SORTS}
      ordering={filters.ordering}
      onSearch={(search) => onChange({ search })}
      onSort={(value) => onChange({ ordering: read('sort', value).ordering })}
    >
      <FilterSelect
        label="Role"
        value={filters.role}
        options={roleOptions(roles)}
        onChange={(value) => onChange({ role: read('role', value).role })}
      />
      <FilterSelect
        label="State"
        value={filters.state}
        options={[['', 'All'], ...Object.entries(STATE_LABELS)]}
        onChange={(value) => onChange({ state: read('state', value).state })}
      />
      {children}
    </SearchToolbar>
  );
}
