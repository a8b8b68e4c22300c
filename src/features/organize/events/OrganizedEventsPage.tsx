import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorMessage, type OrganizedEventSummary } from '@/api';
import { useGetOrganizedOverviewQuery, useListOrganizedEventsQuery } from '@/api/console';
import { DataList } from '@/components/dataList/DataList';
import { LinkTabs } from '@/components/dataList/LinkTabs';
import { rowActions } from '@/components/dataList/RowMenu';
import { Icon } from '@/components/display/Icon';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useChosenOrganizer } from '@/entities/organizer/useChosenOrganizer';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import { useListFilters } from '@/hooks/useListFilters';
import { useListKeys } from '@/hooks/useListKeys';
import { organizeEditEventPath, organizeEventPath } from '@/lib/paths';
import { serverNow } from '@/lib/serverClock';
import { areSingleKeysOn } from '@/lib/singleKeys';
import { countOf } from '@/lib/text';
import { readHiddenColumns, saveHiddenColumns, type ColumnName } from './ColumnsButton';
import type { DialogAction } from './EndEventDialog';
import { eventColumns } from './eventColumns';
import { EVENT_PARAMS, listArgs, PAGE_SIZE, TAB_LABELS, overviewText } from './eventListFilters';
import { EventListToolbar, NothingListed } from './EventListToolbar';
import { eventMenu, eventActions, tabCount, type EventAction } from './eventMenu';
import { useEventCommands } from './useEventCommands';

const EndEventDialog = lazyPart(() => import('./EndEventDialog'));
const NewEventDialog = lazyPart(() => import('./NewEventDialog'));
const ImportEventsDialog = lazyPart(() => import('./ImportEventsDialog'));
const KeysDialog = lazyPart(async () => ({
  default: (await import('@/components/dialogs/ReadDialog')).KeysDialog,
}));

const KEYS = [
  ['/', 'Search this list'],
  ['Ctrl K', 'Search everything'],
  ['N', 'New event'],
  ['Tab', 'To the next event, or to its menu'],
  ['Enter', 'Open it'],
  ['E', 'Edit it'],
  ['D', 'Duplicate it'],
  ['?', 'This list of keys'],
] as const;

function NewEventButton({ full = false, onClick }: { full?: boolean; onClick: () => void }) {
  return (
    <Button
      variant="contained"
      fullWidth={full}
      aria-keyshortcuts={areSingleKeysOn() ? 'N' : undefined}
      onClick={onClick}
    >
      <Icon icon={Plus} small /> New event
    </Button>
  );
}

interface AskedAction {
  event: OrganizedEventSummary;
  action: DialogAction;
}

/** The events of the person's organizers in every state: found, sorted, and acted on. */
export function OrganizedEventsPage() {
  const navigate = useNavigate();
  const list = useListFilters(EVENT_PARAMS);
  const { filters, change } = list;
  const [now] = useState(() => serverNow());
  const query = useListOrganizedEventsQuery(listArgs(list.settled, now));
  const counts = query.data?.counts;
  const { organizers = [], organizer } = useChosenOrganizer();
  const { data: overview } = useGetOrganizedOverviewQuery(
    filters.organizer ? { organizer: Number(filters.organizer) } : {},
  );
  const commands = useEventCommands();
  const isNarrow = useIsNarrow();
  const [hidden, setHidden] = useState<ColumnName[]>(readHiddenColumns);
  const [asked, setAsked] = useState<AskedAction | null>(null);
  const [address] = useSearchParams();
  const [overlay, setOverlay] = useState<'new' | 'import' | 'keys' | null>(
    address.get('open') === 'import' ? 'import' : null,
  );
  const columns = useMemo(() => eventColumns(now, hidden), [now, hidden]);

  const makers = organizers.filter(({ role }) => role !== 'door');
  const canMake = makers.length > 0;
  const openNew = () => canMake && setOverlay('new');
  useListKeys({ n: openNew, '?': () => setOverlay('keys') });

  const handleAction = (event: OrganizedEventSummary, action: EventAction) => {
    if (action === 'edit') void navigate(organizeEditEventPath(event.id));
    else if (action === 'open') void navigate(organizeEventPath(event.id));
    else if (action === 'pause') void commands.pause(event);
    else if (action === 'resume') void commands.resume(event);
    else if (action === 'duplicate') void commands.duplicate(event);
    else setAsked({ event, action });
  };
  const handleKey = (event: OrganizedEventSummary, key: string): boolean => {
    if (!areSingleKeysOn()) return false;
    const letter = key.toLowerCase();
    const action = letter === 'e' ? 'edit' : letter === 'd' ? 'duplicate' : null;
    if (action === null || !eventActions(event).includes(action)) return false;
    handleAction(event, action);
    return true;
  };
  const handleHide = (next: ColumnName[]) => {
    setHidden(next);
    saveHiddenColumns(next);
  };

  return (
    <ConsolePage
      title="Events"
      text={overview ? overviewText(overview) : '\u00a0'}
      actions={
        canMake && (
          <>
            <Button onClick={() => setOverlay('import')}>
              <Icon icon={Upload} small /> Import
            </Button>
            {!isNarrow && <NewEventButton onClick={openNew} />}
          </>
        )
      }
      bottom={isNarrow && canMake && <NewEventButton full onClick={openNew} />}
    >
      <LinkTabs
        label="Status"
        tabs={TAB_LABELS}
        current={filters.status}
        countOf={(tab) => counts && tabCount(tab, counts)}
        hrefOf={(status) => list.hrefWith({ status })}
      />
      <EventListToolbar
        list={list}
        cities={overview?.cities ?? []}
        organizers={organizers}
        hidden={hidden}
        onHide={handleHide}
      />
      <DataList
        label="Events"
        subject="events"
        query={query}
        failure={query.error && errorMessage(query.error, 'Please try again.')}
        isSettling={list.isSettling}
        columns={columns}
        rowKey={({ id }) => id}
        ordering={filters.sort}
        onSort={list.choose('sort')}
        onRowKey={handleKey}
        menu={{
          name: ({ title }) => title,
          actions: (event) => rowActions(eventMenu(event), (action) => handleAction(event, action)),
          isBusy: ({ id }) => id === commands.busy,
        }}
        paging={{ page: filters.page, pageSize: PAGE_SIZE, hrefOf: list.hrefOf }}
        counted={(count) => countOf(count, 'event')}
        empty={
          <NothingListed
            filters={filters}
            onClear={() => change({ ...EVENT_PARAMS.initial, sort: filters.sort })}
            onNew={canMake ? openNew : undefined}
          />
        }
      />
      {asked && (
        <EndEventDialog
          event={asked.event}
          action={asked.action}
          onDelete={commands.remove}
          onClose={() => setAsked(null)}
        />
      )}
      {overlay === 'new' && (
        <NewEventDialog organizers={makers} chosen={organizer} onClose={() => setOverlay(null)} />
      )}
      {overlay === 'import' && canMake && (
        <ImportEventsDialog
          organizers={makers}
          chosen={organizer}
          onClose={() => setOverlay(null)}
        />
      )}
      {overlay === 'keys' && <KeysDialog keys={KEYS} onClose={() => setOverlay(null)} />}
    </ConsolePage>
  );
}
