import { matchPath, type Params } from 'react-router';
import { api } from '@/api';
import { parseEventId } from '@/entities/event/eventView';
import { citiesQuery, filtersFromParams, queryFromFilters } from '@/features/events/eventFilters';
import { featuredQuery, upcomingQuery } from '@/features/home/HomePage';
import { figuresQuery } from '@/features/info/AboutPage';
import { paths } from '@/lib/paths';
import type { AppDispatch } from '@/state';

interface PageAddress {
  params: Params;
  query: URLSearchParams;
}

type Load = (dispatch: AppDispatch, address: PageAddress) => { unwrap(): Promise<unknown> }[];

/** A page that the server renders for visitors. */
interface PublicPage {
  path: string;
  /** The file that routes.ts imports for it: the build finds scripts and styles of the page by it. */
  module: string;
  /** Starts the queries that the page shows first, with the arguments of its hooks. */
  load: Load;
}

const { listEventCategories, listEvents, listFeaturedEvents, getEventSummary, getSupportContact } =
  api.endpoints;

/** A store of the server has no components that would end a subscription. */
const ONCE = { subscribe: false } as const;

/** By this name the build knows the script that every page loads, with the pages that are in it. */
const FIRST_SCRIPT = 'index.html';

/** Header and sidebar list the categories. */
const framed =
  (load: Load): Load =>
  (dispatch, address) => [
    dispatch(listEventCategories.initiate(undefined, ONCE)),
    ...load(dispatch, address),
  ];

const policy = (path: string): PublicPage => ({
  path,
  module: 'src/features/info/LegalPage.tsx',
  load: framed(() => []),
});

export const publicPages: readonly PublicPage[] = [
  {
    path: paths.home,
    module: FIRST_SCRIPT,
    load: framed((dispatch) => [
      dispatch(listEvents.initiate(upcomingQuery, ONCE)),
      dispatch(listFeaturedEvents.initiate(featuredQuery, ONCE)),
    ]),
  },
  {
    path: paths.events,
    module: FIRST_SCRIPT,
    load: framed((dispatch, { query }) => {
      const filters = filtersFromParams(query);
      const list = dispatch(listEvents.initiate(queryFromFilters(filters), ONCE));
      return filters.city === ''
        ? [list]
        : [list, dispatch(listEvents.initiate(citiesQuery(filters), ONCE))];
    }),
  },
  {
    path: paths.event,
    module: 'src/app/pages/EventPage.tsx',
    load: framed((dispatch, { params }) => {
      const id = parseEventId(params.id);
      return id === null ? [] : [dispatch(getEventSummary.initiate({ id }, ONCE))];
    }),
  },
  {
    path: paths.about,
    module: 'src/features/info/AboutPage.tsx',
    load: framed((dispatch) => [
      dispatch(listEvents.initiate(figuresQuery, ONCE)),
      dispatch(getSupportContact.initiate(undefined, ONCE)),
    ]),
  },
  {
    path: paths.contact,
    module: 'src/features/info/ContactPage.tsx',
    load: framed((dispatch) => [dispatch(getSupportContact.initiate(undefined, ONCE))]),
  },
  policy(paths.privacy),
  policy(paths.terms),
  policy(paths.cookies),
  { path: paths.signIn, module: 'src/features/auth/SignInPage.tsx', load: () => [] },
  { path: paths.signUp, module: 'src/features/auth/SignUpPage.tsx', load: () => [] },
];

/** The page at an address, with what the address says; undefined where the server renders none. */
export function publicPageAt(pathname: string) {
  for (const page of publicPages) {
    const match = matchPath(page.path, pathname);
    if (match) return { page, params: match.params };
  }
  return undefined;
}
