import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import type { ReactNode, RefObject } from 'react';
import type { Role } from '@/api';
import { FilterSelect } from '@/components/list/FilterSelect';
import { ListSearch } from '@/components/list/ListSearch';
import { ListToolbar } from '@/components/list/ListToolbar';
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
    <ListToolbar
      end={
        <FilterSelect
          label="Sort"
          icon={ArrowUpDown}
          value={filters.ordering}
          options={Object.entries(PEOPLE_SORTS)}
          onChange={(value) => onChange({ ordering: read('sort', value).ordering })}
        />
      }
    >
      <ListSearch
        ref={searchInput}
        label="Search people"
        placeholder="Name or e-mail"
        value={filters.search}
        onType={(search) => onChange({ search })}
      />
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
    </ListToolbar>
  );
}
