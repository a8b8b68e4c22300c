import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Organizer } from '@/api';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { FilterSelect } from '@/components/dataList/FilterSelect';
import { ConsolePage } from '@/components/page/ConsolePage';
import { useChosenOrganizer } from '@/entities/organizer/useChosenOrganizer';
import { paths } from '@/lib/paths';

interface OrganizerScopeProps {
  title: string;
  /** A quiet line under the title. */
  text: (organizer: Organizer) => string;
  /** The page of one organizer. */
  children: (organizer: Organizer, isOwner: boolean) => ReactNode;
}

/** Filters by what another organizer does not have, and the page of a list that is another one then. */
const OF_ONE_ORGANIZER = ['person', 'page'];

/** The address of the same page for another organizer, with the filters that still make sense. */
function ofOrganizer(before: URLSearchParams, id: string): URLSearchParams {
  const params = new URLSearchParams(before);
  for (const name of OF_ONE_ORGANIZER) params.delete(name);
  params.set('organizer', id);
  return params;
}

/** A page of one organizer; people with several switch between them at its head. */
export function OrganizerScope({ title, text, children }: OrganizerScopeProps) {
  const [, setQuery] = useSearchParams();
  const { organizers, organizer, isOwner, hasFailed, retry } = useChosenOrganizer();
  return (
    <ConsolePage
      title={title}
      text={organizer ? text(organizer) : '\u00a0'}
      actions={
        organizer &&
        organizers &&
        organizers.length > 1 && (
          <FilterSelect
            label="Organizer"
            value={String(organizer.id)}
            options={organizers.map(({ id, name }) => [String(id), name] as const)}
            onChange={(id) => setQuery((before) => ofOrganizer(before, id), { replace: true })}
          />
        )
      }
    >
      {organizer && children(organizer, isOwner)}
      {organizers?.length === 0 && (
        <EmptyState
          title="No organizer yet"
          text="A platform admin creates one, and its owner adds you to the team."
          action={
            <Button component={Link} to={paths.contact}>
              Contact us
            </Button>
          }
        />
      )}
      {!organizers && !hasFailed && (
        <div role="status" aria-label="Loading the organizer">
          <Card>
            <Skeleton sx={{ typography: 'h3', width: '50%' }} />
            <Skeleton sx={{ typography: 'body1', width: '75%' }} />
          </Card>
        </div>
      )}
      {hasFailed && (
        <ErrorPanel
          title="Couldn’t load your organizers"
          text="Check your connection and try again."
          onRetry={retry}
        />
      )}
    </ConsolePage>
  );
}
