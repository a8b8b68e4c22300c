import { useState } from 'react';
import { errorMessage } from '@/api';
import { useListCompanyPeopleQuery } from '@/api/console';
import { Button } from '@/components/buttons/Button';
import { Card } from '@/components/display/Card';
import { EmptyState } from '@/components/feedback/EmptyState';
import { ErrorPanel } from '@/components/feedback/ErrorPanel';
import { StaleNote } from '@/components/feedback/StaleNote';
import { SearchField } from '@/components/fields/SearchField';
import { SEARCH_DEBOUNCE_MS, useDebounced } from '@/hooks/useDebounced';
import { LAST_PAGE } from '@/lib/paging';
import { paths } from '@/lib/paths';
import { countOf } from '@/lib/text';
import { PersonRow } from './PersonRow';
import { RowsSkeleton } from './RowsSkeleton';
import card from './cards.module.css';

const PAGE_SIZE = 20;

interface PeopleCardProps {
  /** Only invited people are listed until then. */
  isProven: boolean;
}

/** The people of the company, found by name or address; each further page stands below. */
export function PeopleCard({ isProven }: PeopleCardProps) {
  const [text, setText] = useState('');
  const search = useDebounced(text.trim(), SEARCH_DEBOUNCE_MS);
  const [more, setMore] = useState({ search, pages: 1 });
  const pages = more.search === search ? more.pages : 1;
  const first = useListCompanyPeopleQuery(queryOf(search, 1));
  const list = first.data;
  const hasFailed = first.isError && !first.isFetching;
  const shown = pages * PAGE_SIZE;

  return (
    <Card as="section" labelledBy="company-people">
      <header className={card.head}>
        <div>
          <h2 id="company-people">People</h2>
          <p role="status">
            {list && countOf(list.count, 'person', 'people')}
            {list && search !== '' && ' found'}
            {list && !isProven && search === '' && ': you, and those whom you invited'}
          </p>
        </div>
        <SearchField
          name="People"
          action={paths.company}
          label="Search people"
          placeholder="Name or e-mail"
          className={card.search}
          value={text}
          onType={setText}
          onClear={() => setText('')}
        />
      </header>
      {hasFailed && !first.currentData ? (
        <ErrorPanel
          heading="h3"
          title="The people could not be loaded"
          text={errorMessage(first.error, 'Please try again.')}
          onRetry={() => first.refetch()}
        />
      ) : !list ? (
        <RowsSkeleton rows={4} text="Loading people…" />
      ) : list.count === 0 ? (
        <EmptyState
          heading="h3"
          title="Nobody found"
          text={`No person of your company has a name or address that begins with “${search}”.`}
          action={<Button onClick={() => setText('')}>Show everybody</Button>}
        />
      ) : (
        <>
          {hasFailed && <StaleNote onRetry={() => first.refetch()} />}
          <ul aria-label="People" aria-busy={!first.currentData}>
            {list.results.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
          {Array.from({ length: pages - 1 }, (_, index) => (
            <FurtherPage key={index + 2} search={search} page={index + 2} />
          ))}
          {shown < list.count && pages < LAST_PAGE && (
            <div className={card.more}>
              <p>
                {shown} of {list.count} shown
              </p>
              <Button onClick={() => setMore({ search, pages: pages + 1 })}>Show more</Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

const queryOf = (search: string, page: number) => ({
  page,
  pageSize: PAGE_SIZE,
  ...(search !== '' && { search }),
});

function FurtherPage({ search, page }: { search: string; page: number }) {
  const list = useListCompanyPeopleQuery(queryOf(search, page));
  if (list.currentData) {
    return (
      <ul aria-label={`People, page ${page}`}>
        {list.currentData.results.map((person) => (
          <PersonRow key={person.id} person={person} />
        ))}
      </ul>
    );
  }
  if (list.isError && !list.isFetching) {
    return (
      <ErrorPanel
        heading="h3"
        title="More people could not be loaded"
        onRetry={() => list.refetch()}
      />
    );
  }
  return <RowsSkeleton rows={2} text="Loading more people…" />;
}
