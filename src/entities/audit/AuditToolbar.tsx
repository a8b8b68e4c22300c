import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import type { AuditEntryList, AuditKind } from '@/api';
import { Button } from '@/components/buttons/Button';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { FilterSelect } from '@/components/list/FilterSelect';
import { ListSearch } from '@/components/list/ListSearch';
import { ListToolbar } from '@/components/list/ListToolbar';
import { useListKeys } from '@/hooks/useListKeys';
import { KIND_LABELS, type AuditAddress } from './auditAddress';
import { AuditExport, type AuditFile } from './AuditExport';
import styles from './AuditToolbar.module.css';

interface AuditToolbarProps {
  address: AuditAddress;
  change: (patch: Partial<AuditAddress>) => void;
  /** The kinds that can be among these changes. */
  kinds: readonly AuditKind[];
  list: AuditEntryList | undefined;
  file: AuditFile;
  /** Whether events are among what can be searched for. */
  withEvent: boolean;
}

/** Search, kind, days and person of the list, and its file. */
export function AuditToolbar(props: AuditToolbarProps) {
  const { address, change, kinds, list, file, withEvent } = props;
  const { search, kind, person, thing, from, to } = address;
  const searchInput = useRef<HTMLInputElement>(null);
  useListKeys({ '/': () => searchInput.current?.focus() });
  const name = list?.results.find((entry) => String(entry.person) === person)?.person_name;
  return (
    <ListToolbar end={<AuditExport {...file} address={address} />}>
      <ListSearch
        ref={searchInput}
        label="Search changes"
        placeholder={withEvent ? 'Person, event or what was done' : 'Person or what was done'}
        value={search}
        onType={(text) => change({ search: text })}
      />
      <FilterSelect
        label="What"
        value={kind}
        options={[['', 'All'], ...kinds.map((one) => [one, KIND_LABELS[one]] as const)]}
        onChange={(one) => change({ kind: one, thing: '' })}
      />
      <Day label="From" value={from} max={to} onChange={(day) => change({ from: day })} />
      <Day label="To" value={to} min={from} onChange={(day) => change({ to: day })} />
      {thing && (
        <Button onClick={() => change({ thing: '' })}>
          {list?.results[0] ? `Of ${list.results[0].title}` : 'Of one thing'}
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
