import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { SECTIONS, type SectionId } from '../form/editorFields';
import { Mark, useToFix } from './Checklist';
import { NARROW } from './EditorColumns';

/** A column beside the form, with a line that marks the current one; below 900 px a row that scrolls sideways. */
const list = {
  // Holds the hidden words of the marks, which would widen the page.
  position: 'relative',
  [NARROW]: { mx: 'calc(var(--gutter) * -1)', px: 'var(--gutter)', overflowX: 'auto' },
  '& ul': {
    borderLeft: 2,
    borderColor: 'divider',
    [NARROW]: { display: 'flex', gap: 1, width: 'max-content', border: 0 },
  },
  '& button': {
    justifyContent: 'space-between',
    gap: 1,
    width: '100%',
    minHeight: 40,
    ml: '-2px',
    pl: 1.5,
    pr: 0.5,
    borderLeft: '2px solid transparent',
    color: 'text.secondary',
    typography: 'ui',
    [NARROW]: {
      minHeight: 44,
      m: 0,
      px: 1.75,
      border: 1,
      borderColor: 'divider',
      borderRadius: 'var(--r-full)',
    },
    '&[aria-current]': { borderColor: 'primary.main', color: 'text.primary' },
  },
} as const;

function goTo(id: SectionId): void {
  const title = document.getElementById(`title-${id}`);
  title?.focus({ preventScroll: true });
  document.getElementById(`section-${id}`)?.scrollIntoView({ block: 'start' });
}

/** The section that has the focus, or the first. */
function currentSection(): number {
  const holder = document.activeElement?.closest('section[id^="section-"]');
  return Math.max(
    0,
    SECTIONS.findIndex(({ id }) => holder?.id === `section-${id}`),
  );
}

/** The sections with how far each is. Alt with an arrow goes to the next or previous one. */
export function SectionList() {
  const { markOf } = useToFix();
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      if (!event.altKey || step === 0 || document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      const next = SECTIONS[currentSection() + step];
      if (next) goTo(next.id);
    };
    const handleFocus = () => setCurrent(currentSection());
    window.addEventListener('keydown', handleKey);
    document.addEventListener('focusin', handleFocus);
    return () => {
      window.removeEventListener('keydown', handleKey);
      document.removeEventListener('focusin', handleFocus);
    };
  }, []);

  return (
    <Box component="nav" sx={list} aria-label="Sections">
      <ul>
        {SECTIONS.map(({ id, title }, index) => (
          <li key={id}>
            <ButtonBase
              aria-current={index === current ? 'true' : undefined}
              onClick={() => goTo(id)}
            >
              {title} <Mark kind={markOf(id)} />
            </ButtonBase>
          </li>
        ))}
      </ul>
      <Typography
        variant="meta"
        component="p"
        color="textSecondary"
        sx={{ display: { xs: 'none', md: 'block' }, mt: 1.75, ml: 1.75 }}
      >
        Alt ↑ and Alt ↓ move
        <br />
        between sections
      </Typography>
    </Box>
  );
}
