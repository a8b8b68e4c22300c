import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, useRef, useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import { BusyButton } from '@/components/fields/BusyButton';
import { Logo } from '@/components/display/Logo';
import { VisuallyHidden } from '@/components/display/VisuallyHidden';
import box from '@/components/fields/inputBox.module.css';
import { paths } from '@/lib/paths';
import { SITE_LINKS_ID } from './navigation';
import styles from './Footer.module.css';

const GROUPS = [
  {
    title: 'Explore',
    links: [
      { to: paths.home, label: 'Home' },
      { to: paths.events, label: 'Events' },
      { to: paths.about, label: 'About Us' },
      { to: paths.contact, label: 'Contact Us' },
    ],
  },
  {
    title: 'Policies',
    links: [
      { to: paths.privacy, label: 'Privacy' },
      { to: paths.terms, label: 'Terms' },
      { to: paths.cookies, label: 'Cookies' },
    ],
  },
];

type Outcome = 'none' | 'waiting' | 'done' | 'failed';

const ANSWERS: Partial<Record<Outcome, string>> = {
  done: 'Thank you. You are on the list.',
  failed: 'We could not add you. Please try again.',
};

// Paths on a 24 × 24 grid, like the Lucide icons.
const PLATFORMS = [
  { name: 'Facebook', path: 'M18 2h-3a5 5 0 0 0-5 5v3H7v4h3v8h4v-8h3l1-4h-4V7a1 1 0 0 1 1-1h3z' },
  { name: 'X', path: 'M4 4l16 16M20 4L4 20' },
  { name: 'LinkedIn', path: 'M5 10v10M5 5v.01M10 20V10M10 14a4 4 0 0 1 4-4 4 4 0 0 1 4 4v6' },
  {
    name: 'Instagram',
    path: 'M4 4h16v16H4zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM17 7v.01',
  },
  { name: 'YouTube', path: 'M3 6h18v12H3zM10.5 9.5v5l4-2.5z' },
];

const thisYear = () => new Date().getFullYear();

interface FooterProps {
  /** Resolves when the address is on the list of the newsletter, rejects when it is not. */
  onSubscribe: (email: string) => Promise<unknown>;
}

/** Rendered once for all pages. */
export const Footer = memo(function Footer({ onSubscribe }: FooterProps) {
  return (
    <footer id={SITE_LINKS_ID} className={styles.footer}>
      <Container>
        <div className={styles.groups}>
          <div>
            <Logo />
            <p>
              Your destination for discovering and attending events, connecting with like-minded
              people and creating memories.
            </p>
          </div>
          {GROUPS.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <div>
            <h2>Newsletter</h2>
            <p>One note a month: what opens, before it sells out.</p>
            <Newsletter onSubscribe={onSubscribe} />
          </div>
        </div>
        <div className={styles.base}>
          {/* At New Year server and browser may be in different years. */}
          <p suppressHydrationWarning>© {thisYear()} Foyer</p>
          <SocialPlaceholders />
        </div>
      </Container>
    </footer>
  );
});

/** The footer's newsletter form (docs/product/screens.md#frame). */
function Newsletter({ onSubscribe }: FooterProps) {
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>('none');

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = input.current;
    if (!field || outcome === 'waiting') return;
    setOutcome('waiting');
    try {
      await onSubscribe(field.value.trim());
      field.value = '';
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };

  return (
    <form onSubmit={handleSubmit}>
      <Stack direction="row" sx={{ gap: 1, mt: 1.5 }}>
        {/* No name: submitted before hydration, the address would be in the page's URL. */}
        <Box
          className={box.box}
          sx={{
            flex: 1,
            minWidth: 0,
            height: 44,
            px: 1.75,
            typography: 'body2',
            // Safari on a phone zooms in on smaller text.
            '& input': { font: 'inherit', fontSize: { xs: 16, md: 14 } },
          }}
        >
          <input
            ref={input}
            type="email"
            required
            autoComplete="email"
            placeholder="Enter your email"
            aria-label="Email address for the newsletter"
            onChange={() => outcome !== 'waiting' && setOutcome('none')}
          />
        </Box>
        <BusyButton type="submit" busy={outcome === 'waiting'}>
          Subscribe
        </BusyButton>
      </Stack>
      <Typography
        variant="meta"
        component="p"
        role="status"
        color={outcome === 'failed' ? 'error' : 'success'}
        sx={{ minHeight: 19, mt: 0.75 }}
      >
        {ANSWERS[outcome]}
      </Typography>
    </form>
  );
}

/** Icons of five social networks without accounts yet, so they are not links (docs/product/screens.md#frame). */
function SocialPlaceholders() {
  return (
    <Stack
      component="ul"
      direction="row"
      sx={{ gap: 3.5, py: 1.5 }}
      aria-label="Social media, not open yet"
    >
      {PLATFORMS.map(({ name, path }) => (
        <li key={name} title={`${name}: not open yet`}>
          <svg
            viewBox="0 0 24 24"
            width="20"
            height="20"
            fill="none"
            stroke="currentColor"
            strokeWidth={1.92}
            strokeLinecap="round"
            strokeLinejoin="round"
            aria-hidden="true"
          >
            <path d={path} />
          </svg>
          <VisuallyHidden>{name}</VisuallyHidden>
        </li>
      ))}
    </Stack>
  );
}
