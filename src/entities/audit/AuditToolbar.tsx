import Button from '@mui/material/Button';
import X from 'lucide-react/icons/x';
import { LOAD_ONCE, useFileDownload, type AuditEntryList, type AuditKind } from '@/api';
import { consoleApi } from '@/api/console';
import { ExportMenu, type ExportFormat } from '@/components/dialogs/ExportMenu';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { DayField } from '@/components/dataList/PeriodFilter';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { ListSearch, ListToolbar } from '@/components/dataList/ListToolbar';
import {
  AUDIT_PARAMS,
  auditFilters,
  KIND_LABELS,
  platformFilters,
  type AuditFilters,
} from './auditFilters';
import type { ListFilters } from '@/hooks/useListFilters';

/** Whose changes the file has. */
export type AuditFile =
  | { of: 'event' | 'organizer'; id: number }
  | { of: 'company' | 'platform'; id?: undefined };

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
      <DayField label="From" value={from} onChange={choose('from')} />
      <DayField label="To" value={to} onChange={choose('to')} />
      {thing && (
        <Button onClick={() => change({ thing: '' })}>
          {data?.results[0] ? `Of ${data.results[0].title}` : 'Of one thing'}
          <VisuallyHidden> (show others too)</VisuallyHidden> <Icon icon={X} small />
        </Button>
      )}
      {person && (
        <Button onClick={() => change({ person: '' })} aria-label="Show everyone’s changes">
          {name ? `By ${name}` : 'By one person'} <Icon icon={X} small />
        </Button>
      )}
    </ListToolbar>
  );
}

const { endpoints } = consoleApi;

function requestOf(file: AuditFile, chosen: AuditFilters, format: ExportFormat) {
  const filters = auditFilters(chosen);
  if (file.of === 'event') {
    const call = endpoints[format === 'csv' ? 'exportEventAuditCsv' : 'exportEventAuditXlsx'];
    return call.initiate({ ...filters, id: file.id }, LOAD_ONCE);
  }
  if (file.of === 'organizer') {
    const { exportOrganizerAuditCsv: csv, exportOrganizerAuditXlsx: xlsx } = endpoints;
    return (format === 'csv' ? csv : xlsx).initiate({ ...filters, id: file.id }, LOAD_ONCE);
  }
  if (file.of === 'company') {
    const { exportCompanyAuditCsv: csv, exportCompanyAuditXlsx: xlsx } = endpoints;
    return (format === 'csv' ? csv : xlsx).initiate(filters, LOAD_ONCE);
  }
  const { exportPlatformAuditCsv: csv, exportPlatformAuditXlsx: xlsx } = endpoints;
  return (format === 'csv' ? csv : xlsx).initiate(platformFilters(chosen), LOAD_ONCE);
}

/** Asks for the kind of file, which has the filters of the list. */
function AuditExport({ filters, ...file }: AuditFile & { filters: AuditFilters }) {
  const download = useFileDownload();
  return (
    <ExportMenu
      label="Export the changes"
      onExport={(format) =>
        download(requestOf(file, filters, format), {
          name: `changes.${format}`,
          done: 'Your file with the changes is saved.',
          failed: 'The changes could not be exported. Please try again.',
        })
      }
    />
  );
}
