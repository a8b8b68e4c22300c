import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useListOrganizersQuery } from '@/api/console';
import { Icon } from '@/components/display/Icon';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import { paths } from '@/lib/paths';
import { focusField, sectionOf, SECTIONS, type SectionId, type ToFix } from '../form/editorFields';
import { selectSaved, selectShownProblems, selectToFix, useEditor } from '../store/editorSelectors';

type MarkKind = 'done' | 'error' | 'open';

const ICONS = { done: Check, error: CircleAlert, open: CircleDashed };
const COLORS = { done: 'success.main', error: 'error.main', open: 'text.secondary' };
const WORDS = { done: 'done', error: 'has an error', open: 'not complete' };

/** How far a part is: a sign, and words for those who hear the page. */
export function Mark({ kind }: { kind: MarkKind }) {
  return (
    <Box component="span" sx={{ mt: 0.25, color: COLORS[kind] }}>
      <Icon icon={ICONS[kind]} small />
      <VisuallyHidden>, {WORDS[kind]}</VisuallyHidden>
    </Box>
  );
}

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
    <Item>
      <Mark kind="open" />
      Invoices
      <Button
        component={Link}
        to={`${paths.organizeSettings}?${query}`}
        variant="inline"
        aria-label={`Fix Invoices: ${sentence}`}
      >
        Fix
      </Button>
      <Typography variant="meta" color="textSecondary" sx={{ gridColumn: '2 / -1' }}>
        {sentence}
      </Typography>
    </Item>
  );
}

function Item({ done = false, children }: { done?: boolean; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '20px 1fr auto',
        columnGap: 1.25,
        alignItems: 'start',
        typography: 'body2',
        color: done ? 'text.secondary' : 'inherit',
      }}
    >
      {children}
    </Box>
  );
}

/** "Before you publish": each part with what it lacks, and a way there. */
export function Checklist() {
  const { all, markOf } = useToFix();
  const done = PARTS.filter(({ id }) => !all.some(({ field }) => sectionOf(field) === id));
  return (
    <Card component="section" sx={{ p: 2 }} aria-labelledby="before-publish">
      <Stack
        direction="row"
        spacing={1}
        sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <Typography id="before-publish" variant="h3" component="h2">
          Before you publish
        </Typography>
        <Typography variant="meta" color="textSecondary">
          {done.length} of {PARTS.length}
        </Typography>
      </Stack>
      <Stack component="ul" spacing={1.25} sx={{ mt: 1.5 }}>
        {PARTS.map(({ id, title }) => {
          const open = all.filter(({ field }) => sectionOf(field) === id);
          if (open.length === 0) {
            return (
              <Item key={id}>
                <Mark kind="done" />
                {title}
              </Item>
            );
          }
          return open.map(({ field, sentence }) => (
            <Item key={field}>
              <Mark kind={markOf(id)} />
              {title}
              <Button
                component="button"
                variant="inline"
                aria-label={`Fix ${title}: ${sentence}`}
                onClick={() => focusField(field)}
              >
                Fix
              </Button>
              <Typography variant="meta" color="textSecondary" sx={{ gridColumn: '2 / -1' }}>
                {sentence}
              </Typography>
            </Item>
          ));
        })}
        <SellerToFix />
      </Stack>
    </Card>
  );
}
