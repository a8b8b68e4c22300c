import { useEffect, useRef, useState } from 'react';
import type { CostCentre } from '@/api';
import { useListCostCentresQuery } from '@/api/console';
import { Combobox } from '@/components/fields/Combobox';
import { THIS_PERIOD } from '@/entities/budget/budgetTexts';
import { useSearchTerm } from '@/hooks/useDebounced';
import { formatMoney } from '@/lib/money';

const LIMIT = 20;
const NONE: readonly CostCentre[] = [];

/** `₹3,81,360.00 left this quarter`; empty where the person may not see it. */
export const leftText = ({ budget }: CostCentre): string =>
  budget
    ? `${formatMoney(budget.remaining, budget.currency)} left ${THIS_PERIOD[budget.period]}`
    : '';

interface CostCentreFieldProps {
  value: CostCentre | null;
  isRequired: boolean;
  error?: string;
  hint?: string;
  /** Fills the field when it is known, unless the person has been in the field by then. */
  suggestion?: CostCentre | undefined;
  onChange: (centre: CostCentre | null) => void;
}

/** A cost centre of the company, found by code or name; each says what is left of its budget. */
export function CostCentreField(props: CostCentreFieldProps) {
  const { value, isRequired, suggestion, onChange, ...field } = props;
  const [text, setText] = useState<string | null>(null);
  const isTouched = useRef(false);
  useEffect(() => {
    if (suggestion && value === null && !isTouched.current) onChange(suggestion);
  }, [suggestion, value, onChange]);
  const { settled, stateOf, onSearch } = useSearchTerm();
  const search = settled?.trim().slice(0, 100);
  const list = useListCostCentresQuery(
    { ...(search && { search }), isActive: true },
    { skip: settled === null },
  );
  const found = (!list.isError && list.data?.results) || NONE;
  return (
    <Combobox
      {...field}
      isChoice
      label={isRequired ? 'Cost centre' : 'Cost centre (optional)'}
      required={isRequired}
      fullWidth
      listLabel="Cost centres"
      emptyText="No cost centre has this name or code."
      value={text ?? (value ? `${value.name} ${value.code}` : '')}
      options={found.slice(0, LIMIT).map((centre) => ({
        id: String(centre.id),
        label: centre.name,
        detail: [centre.code, leftText(centre)].filter(Boolean).join(' · '),
      }))}
      state={stateOf(list)}
      onSearch={(searched) => {
        if (searched !== null) isTouched.current = true;
        onSearch(searched);
      }}
      onChange={(change) => {
        setText(change.target.value);
        onChange(null);
      }}
      onPick={(id) => {
        const centre = found.find((one) => String(one.id) === id);
        if (!centre) return;
        setText(null);
        onChange(centre);
      }}
    />
  );
}

/** The cost centre of a person who has only one, once it is known. */
export function useOnlyCentre(isAsked: boolean): CostCentre | undefined {
  const { data } = useListCostCentresQuery({ mine: true, isActive: true }, { skip: !isAsked });
  return data?.results.length === 1 ? data.results[0] : undefined;
}
