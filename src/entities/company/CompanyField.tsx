import { useState } from 'react';
import type { CompanyName } from '@/api';
import { Combobox } from '@/components/fields/Combobox';
import { useCompanySearch } from './useCompanySearch';

interface CompanyFieldProps {
  label: string;
  value: CompanyName | null;
  onChange: (company: CompanyName | null) => void;
  hint?: string;
  error?: string;
  autoFocus?: boolean;
  /** Id of a company that cannot be chosen. */
  except?: number;
}

/** One company, found by its name or domain. */
export function CompanyField({ value, onChange, except, ...field }: CompanyFieldProps) {
  const [text, setText] = useState(value?.name ?? '');
  const { companies, state, onSearch } = useCompanySearch();
  const found = companies.filter(({ id }) => id !== except);
  return (
    <Combobox
      {...field}
      fullWidth
      required
      listLabel="Companies"
      emptyText="No company has this name or domain."
      value={text}
      options={found.map(({ id, name, domain }) => ({
        id: String(id),
        label: name,
        detail: domain ?? 'No domain',
      }))}
      state={state}
      onSearch={onSearch}
      onChange={(change) => {
        setText(change.target.value);
        onChange(null);
      }}
      onPick={(id) => {
        const company = found.find((one) => String(one.id) === id);
        if (!company) return;
        setText(company.name);
        onChange({ id: company.id, name: company.name, domain: company.domain });
      }}
    />
  );
}
