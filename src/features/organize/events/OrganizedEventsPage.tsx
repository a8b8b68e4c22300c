import Plus from 'lucide-react/icons/plus';
import Upload from 'lucide-react/icons/upload';
import { useCallback, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { type OrganizedEventSummary } from '@/api';
import { useGetOrganizedOverviewQuery } from '@/api/console';
import { Button } from '@/components/buttons/Button';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { StaleNote } from '@/components/feedback/StaleNote';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ListCard } from '@/components/list/ListCard';
import { ListFooter } from '@/components/list/ListFooter';
import { ListSkeleton } from '@/components/list/ListSkeleton';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useChosenOrganizer } from '@/entities/organizer/useChosenOrganizer';
import { useListKeys } from '@/hooks/useListKeys';
import { organizeEditEventPath, organizeEventPath } from '@/lib/paths';
import { areSingleKeysOn } from '@/lib/singleKeys';
import { useIsNarrow } from '@/hooks/useIsNarrow';
import { readHiddenColumns, saveHiddenColumns, type ColumnName } from './columns';
import type { DialogAction } from './EventDialogs';
import { ListFailed, NothingListed } from './EventListMessage';
import { hrefOf } from './eventListFilters';
import { EventGrid } from './EventGrid';
import { EventRows } from './EventRows';
import { eventActions, type EventAction } from './eventState';
import { EventTabs } from './EventTabs';
import { rowTarget } from './eventTargets';
import { EventToolbar } from './EventToolbar';
import { overviewText } from './overviewText';
import { useEventCommands } from './useEventCommands';
import { useEventList } from './useEventList';

const SKELETON = <ListSkeleton label="Loading events" sign="poster" />;
const EventMenu = lazyPart(() => import('./EventMenu'));
const EventDialogs = lazyPart(() => import('./EventDialogs'));
const NewEventDialog = lazyPart(() => import('./NewEventDialog'));
const ImportEventsDialog = lazyPart(() => import('../import/ImportEventsDialog'));
const KeysDialog = lazyPart(() => import('../components/KeysDialog'));

function NewEventButton({ full = false, onClick }: { full?: boolean; onClick: () => void }) {
  return (
    <Button
      variant="primary"
      full={full}
      aria-keyshortcuts={areSingleKeysOn() ? 'N' : undefined}
      onClick={onClick}
    >
      <Icon icon={Plus} small /> New event
    </Button>
  );
}

interface Opened<Kind> {
  event: OrganizedEventSummary;
  kind: Kind;
}

/** The events of the person's organizers in every state: found, sorted, and acted on. */
export function OrganizedEventsPage() {
  const navigate = useNavigate();
  const { filters, now, data, error, waits, refetch, change, clear } = useEventList();
  const { organizers = [], organizer } = useChosenOrganizer();
  const { data: overview } = useGetOrganizedOverviewQuery(
    filters.organizer ? { organizer: Number(filters.organizer) } : {},
  );
  const commands = useEventCommands();
  const isNarrow = useIsNarrow();
  const searchInput = useRef<HTMLInputElement>(null);
  const [hidden, setHidden] = useState<ColumnName[]>(readHiddenColumns);
  const [menu, setMenu] = useState<Opened<HTMLElement> | null>(null);
  const [asked, setAsked] = useState<Opened<DialogAction> | null>(null);
  const [query] = useSearchParams();
  const [overlay, setOverlay] = useState<'new' | 'import' | 'keys' | null>(
    query.get('open') === 'import' ? 'import' : null,
  );

  const makers = organizers.filter(({ role }) => role !== 'door');
  const canMake = makers.length > 0;
  const openNew = () => canMake && setOverlay('new');
  useListKeys({
    '/': () => searchInput.current?.focus(),
    n: openNew,
    '?': () => setOverlay('keys'),
  });

  const handleAction = (event: OrganizedEventSummary, action: EventAction) => {
    if (action === 'edit') void navigate(organizeEditEventPath(event.id));
    else if (action === 'open') void navigate(organizeEventPath(event.id));
    else if (action === 'pause') void commands.pause(event);
    else if (action === 'resume') void commands.resume(event);
    else if (action === 'duplicate') void commands.duplicate(event);
    else setAsked({ event, kind: action });
  };
  const handleMenu = useCallback((event: OrganizedEventSummary, button: HTMLElement) => {
    // The menu gives the focus back to the button, from wherever it was opened.
    button.focus();
    setMenu({ event, kind: button });
  }, []);
  const handleKey = (event: OrganizedEventSummary, key: string) => {
    const may = eventActions(event);
    if (key === 'Enter') void navigate(rowTarget(event));
    else if (!areSingleKeysOn()) return;
    else if (key.toLowerCase() === 'e' && may.includes('edit')) handleAction(event, 'edit');
    else if (key.toLowerCase() === 'd') handleAction(event, 'duplicate');
  };
  const handleHide = (next: ColumnName[]) => {
    setHidden(next);
    saveHiddenColumns(next);
  };

  const rows = { events: data?.results ?? [], now, busy: commands.busy, onMenu: handleMenu };
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
      <EventTabs filters={filters} counts={data?.counts} />
      <EventToolbar
        filters={filters}
        search={filters.search}
        searchInput={searchInput}
        cities={overview?.cities ?? []}
        organizers={organizers}
        hidden={hidden}
        onSearch={(search) => change({ search })}
        onChange={change}
        onHide={handleHide}
      />
      {data && error && <StaleNote onRetry={refetch} />}
      <ListCard
        busy={waits}
        outdated={data !== undefined && waits}
        foot={
          data &&
          data.results.length > 0 && (
            <ListFooter list={data} hrefOf={(page) => hrefOf({ ...filters, page })} />
          )
        }
      >
        {!data && !error && SKELETON}
        {!data && error && <ListFailed error={error} onRetry={refetch} />}
        {data?.results.length === 0 && (
          <NothingListed
            list={data}
            filters={filters}
            onClear={clear}
            onNew={canMake ? openNew : undefined}
          />
        )}
        {data && data.results.length > 0 && isNarrow && <EventRows {...rows} />}
        {data && data.results.length > 0 && !isNarrow && (
          <EventGrid
            {...rows}
            ordering={filters.ordering}
            hidden={hidden}
            onSort={(ordering) => change({ ordering })}
            onKey={handleKey}
          />
        )}
      </ListCard>
      <VisuallyHidden>
        <span role="status">{data && !waits && `${data.count} events`}</span>
      </VisuallyHidden>
      {menu && (
        <EventMenu
          event={menu.event}
          anchor={menu.kind}
          onAction={(action) => handleAction(menu.event, action)}
          onClose={() => setMenu(null)}
        />
      )}
      {asked && (
        <EventDialogs
          event={asked.event}
          action={asked.kind}
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
      {overlay === 'keys' && <KeysDialog of="events" onClose={() => setOverlay(null)} />}
    </ConsolePage>
  );
}
