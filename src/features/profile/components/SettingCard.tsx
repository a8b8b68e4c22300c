import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import styles from './SettingCard.module.css';

interface SettingCardProps {
  /** Of the heading, which names the card. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** Something that is set beside the profile itself. */
export function SettingCard({ id, title, text, children }: SettingCardProps) {
  return (
    <Card component="section" className={styles.card} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      {children}
    </Card>
  );
}
