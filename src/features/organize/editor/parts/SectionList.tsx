import { useEffect, useState } from 'react';
import { SECTIONS, type SectionId } from '../form/fields';
import { useToFix } from './Checklist';
import { Mark } from './Mark';
import styles from './SectionList.module.css';

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
    <nav className={styles.nav} aria-label="Sections">
      <ul>
        {SECTIONS.map(({ id, title }, index) => (
          <li key={id}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => goTo(id)}
            >
              {title} <Mark kind={markOf(id)} />
            </button>
          </li>
        ))}
      </ul>
      <p>
        Alt ↑ and Alt ↓ move
        <br />
        between sections
      </p>
    </nav>
  );
}
