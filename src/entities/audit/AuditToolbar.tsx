import Button from '@mui/material/Button';
import X from 'lucide-react/icons/x';
import type { AuditEntryList, AuditKind } from '@/api';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { ListSearch } from '@/components/dataList/ListSearch';
import { ListToolbar } from '@/components/dataList/ListToolbar';
import { AUDIT_PARAMS, KIND_LABELS, type AuditFilters } from './auditFilters';
import type { ListFilters } from '@/hooks/useListFilters';
import { AuditExport, type AuditFile } from './AuditExport';
import styles from './AuditToolbar.module.css';

interface AuditToolbarProps {
  list: ListFilters<AuditFilters>;
  /** The kinds that can be among these changes. */
  kinds: readonly AuditKind[];
  data: AuditEntryList | undefined;
  file: AuditFile;
  /** Whether events are among what can be searched for. */
  withEvent: boolean;
}

/** Search, kind, days and person of the list, and its file. */
export function AuditToolbar(props: AuditToolbarProps) {
  const { list, kinds, data, file, withEvent } = props;
  const { filters, change, choose } = list;
  const { search, kind, person, from, to } = filters;
  const thing = kind && filters.thing;
  const name = data?.results.find((entry) => String(entry.person) === person)?.person_name;
  return (
    <ListToolbar end={<AuditExport {...file} filters={filters} />}>
      <ListSearch
        label="Search changes"
        placeholder={withEvent ? 'Person, event or what was done' : 'Person or what was done'}
        value={search}
        onType={choose('search')}
      />
      <FilterSelect
        label="What"
        value={kind}
        options={[['', 'All'], ...kinds.map((one) => [one, KIND_LABELS[one]] as const)]}
        onChange={(one) => change({ kind: AUDIT_PARAMS.readOne('kind', one), thing: '' })}
      />
      <Day label="From" value={from} max={to} onChange={choose('from')} />
      <Day label="To" value={to} min={from} onChange={choose('to')} />
      {thing && (
        <Button onClick={() => change({ thing: '' })}>
          {data?.results[0] ? `Of ${data.results[0].title}` : 'Of one thing'}
          <VisuallyHidden> (show others too)</VisuallyHidden> <Icon icon={X} small />
        </Button>
      )}
      {person && (
        <Button onClick={() => change({ person: '' })} aria-label="Show everybody’s changes">
          {name ? `By ${name}` : 'By one person'} <Icon icon={X} small />
        </Button>
      )}
    </ListToolbar>
  );
}

interface DayProps {
  label: string;
  value: string;
  min?: string;
  max?: string;
  onChange: (day: string) => void;
}

function Day({ label, value, onChange, ...bounds }: DayProps) {
  return (
    <label className={styles.day}>
      <span>{label}</span>
      <input
        type="date"
        value={value}
        onChange={(change) => onChange(change.target.value)}
        {...bounds}
      />
    </label>
  );
}
