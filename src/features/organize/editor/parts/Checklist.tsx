import { Link } from 'react-router';
import { useListOrganizersQuery } from '@/api/console';
import { paths } from '@/lib/paths';
import { focusField, sectionOf, SECTIONS, type SectionId, type ToFix } from '../form/fields';
import { selectSaved, selectShownProblems, selectToFix, useEditor } from '../store/editorSelectors';
import { Mark, type MarkKind } from './Mark';
import styles from './Preview.module.css';

const PARTS = SECTIONS.filter(({ id }) => id !== 'publish');

/** What is left to do in each section. */
export function useToFix(): { all: readonly ToFix[]; markOf: (id: SectionId) => MarkKind } {
  const isDraft = useEditor(({ saved }) => saved.status === 'draft');
  const all = useEditor(selectToFix);
  const shown = useEditor(selectShownProblems);
  const markOf = (id: SectionId): MarkKind => {
    if (id === 'publish') return isDraft ? 'open' : 'done';
    const here = all.filter(({ field }) => sectionOf(field) === id);
    if (here.some(({ field }) => field in shown)) return 'error';
    return here.length > 0 ? 'open' : 'done';
  };
  return { all, markOf };
}

const SELLER_WORDS: Readonly<Record<string, string>> = {
  legal_name: 'legal name',
  gstin: 'GSTIN',
  address: 'address',
  state: 'state',
};

/** What invoices lack of the seller: the event can be published, and tickets go out without an invoice. */
function SellerToFix() {
  const saved = useEditor(selectSaved);
  const { data } = useListOrganizersQuery();
  const organizer = data?.results.find(({ id }) => id === saved.organizer);
  if (!organizer || organizer.seller_missing.length === 0) return null;
  const missing = organizer.seller_missing.map((name) => SELLER_WORDS[name] ?? name).join(', ');
  const query = new URLSearchParams({ organizer: String(organizer.id) });
  const sentence = `No invoice is issued until the seller has: ${missing}.`;
  return (
    <li>
      <Mark kind="open" />
      Invoices
      <Link
        to={`${paths.organizeSettings}?${query}`}
        className={styles.fix}
        aria-label={`Fix Invoices: ${sentence}`}
      >
        Fix
      </Link>
      <small>{sentence}</small>
    </li>
  );
}

/** "Before you publish": each part with what it lacks, and a way there. */
export function Checklist() {
  const { all, markOf } = useToFix();
  const done = PARTS.filter(({ id }) => !all.some(({ field }) => sectionOf(field) === id));
  return (
    <section className={styles.checklist} aria-labelledby="before-publish">
      <div className={styles.title}>
        <h2 id="before-publish">Before you publish</h2>
        <span>
          {done.length} of {PARTS.length}
        </span>
      </div>
      <ul>
        {PARTS.map(({ id, title }) => {
          const open = all.filter(({ field }) => sectionOf(field) === id);
          if (open.length === 0) {
            return (
              <li key={id} className={styles.done}>
                <Mark kind="done" />
                {title}
              </li>
            );
          }
          return open.map(({ field, sentence }) => (
            <li key={field}>
              <Mark kind={markOf(id)} />
              {title}
              <button
                type="button"
                className={styles.fix}
                aria-label={`Fix ${title}: ${sentence}`}
                onClick={() => focusField(field)}
              >
                Fix
              </button>
              <small>{sentence}</small>
            </li>
          ));
        })}
        <SellerToFix />
      </ul>
    </section>
  );
}
