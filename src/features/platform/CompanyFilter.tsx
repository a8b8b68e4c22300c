import { useGetCompanyAccountQuery } from '@/api/console';
import { lazyPart } from '@/components/lazy/lazyPart';
import { FilterBox } from '@/components/dataList/FilterSelect';
import { useCompanySearch } from '@/entities/company/useCompanySearch';

const FilterSearch = lazyPart(
  () => import('@/features/platform/FilterSearch'),
  <FilterBox as="span">Company</FilterBox>,
);

interface CompanyFilterProps {
  /** Company id; empty for all. */
  value: string;
  onChange: (company: string) => void;
}

const optionOf = ({ id, name, domain }: { id: number; name: string; domain: string | null }) => ({
  id: String(id),
  label: name,
  detail: domain ?? 'No domain',
});

/** One company of all, found by its name or domain; the one of the address is shown by its name. */
export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  const { companies, state, onSearch } = useCompanySearch();
  const { currentData: chosen, isError } = useGetCompanyAccountQuery(
    { id: Number(value) },
    { skip: value === '' },
  );
  const options = companies.map(optionOf);
  const listed = options.find(({ id }) => id === value);
  const unknown = isError ? { id: value, label: `Company ${value}`, detail: '' } : null;
  const named = chosen ? optionOf(chosen) : (listed ?? unknown);
  return (
    <FilterSearch
      label="Company"
      allText={value === '' ? 'All' : '…'}
      clearText="Show all companies"
      emptyText="No company has this name or domain."
      value={value === '' ? null : named}
      options={options}
      state={state}
      onSearch={onSearch}
      onChange={onChange}
    />
  );
}
