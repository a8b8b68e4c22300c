import { useGetCompanyAccountQuery, useListCompaniesQuery } from '@/api/console';
import { FilterSelect } from '@/components/list/FilterSelect';

/** As many as one request can have. */
const LONGEST = 100;

interface CompanyFilterProps {
  /** Company id; empty for all. */
  value: string;
  onChange: (company: string) => void;
}

/** The first hundred companies by name, and the one of the address. */
export function CompanyFilter({ value, onChange }: CompanyFilterProps) {
  const { data } = useListCompaniesQuery({ pageSize: LONGEST });
  const companies = data?.results ?? [];
  const isMissing = value !== '' && !companies.some(({ id }) => String(id) === value);
  const { currentData: chosen } = useGetCompanyAccountQuery(
    { id: Number(value) },
    { skip: !isMissing || !data },
  );
  const listed = isMissing && chosen ? [chosen, ...companies] : companies;
  return (
    <FilterSelect
      label="Company"
      value={value}
      options={[['', 'All'], ...listed.map(({ id, name }) => [String(id), name] as const)]}
      onChange={onChange}
    />
  );
}
