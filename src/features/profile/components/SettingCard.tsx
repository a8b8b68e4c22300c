import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SettingCardProps {
  /** Of the heading, which names the card. */
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

/** Something that is set beside the profile itself. */
export const SettingCard = ({ id, title, text, children }: SettingCardProps) => (
  <Card component="section" sx={{ mt: 3 }} aria-labelledby={id}>
    <Typography variant="h3" component="h2" id={id} sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <Typography variant="meta" component="p" color="textSecondary" sx={{ mb: 2.5 }}>
      {text}
    </Typography>
    {children}
  </Card>
);
