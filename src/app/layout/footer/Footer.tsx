import Container from '@mui/material/Container';
import { memo } from 'react';
import { Link } from 'react-router';
import { Logo } from '@/components/display/Logo';
import { paths } from '@/lib/paths';
import { SITE_LINKS_ID } from '../navigation';
import styles from './Footer.module.css';
import { Newsletter } from './Newsletter';
import { SocialPlaceholders } from './SocialPlaceholders';

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

interface FooterProps {
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
            <p className={styles.about}>
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
          <p suppressHydrationWarning>© {new Date().getFullYear()} Foyer</p>
          <SocialPlaceholders />
        </div>
      </Container>
    </footer>
  );
});
