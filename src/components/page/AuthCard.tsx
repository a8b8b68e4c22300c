import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '@/components/display/Icon';
import { Logo } from '@/components/display/Logo';
import { paths } from '@/lib/paths';
import { ArchPage } from './ArchPage';
import styles from './AuthCard.module.css';

interface AuthCardProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** Links below the card. */
  footer?: ReactNode;
}

/** Layout of the sign-in, sign-up and reset pages: one card, with a link to the home page. */
export function AuthCard({ title, text, children, footer }: AuthCardProps) {
  return (
    <ArchPage>
      <div className={styles.column}>
        <Link to={paths.home} className={styles.back}>
          <Icon icon={ArrowLeft} small /> Back to Home
        </Link>
        <section className={styles.card} aria-labelledby="auth-title">
          <Logo />
          <h1 id="auth-title" className={styles.title}>
            {title}
          </h1>
          {text && <p className={styles.text}>{text}</p>}
          {children}
        </section>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </ArchPage>
  );
}
