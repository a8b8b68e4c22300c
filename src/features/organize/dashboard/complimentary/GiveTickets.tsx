import Button from '@mui/material/Button';
import { useState } from 'react';
import type { OrganizedEvent } from '@/api';
import { lazyPart } from '@/components/lazy/lazyPart';

const ComplimentaryDialog = lazyPart(() => import('./ComplimentaryDialog'));

/** Opens the dialog that gives tickets away, while there are any to give. */
export function GiveTickets({ event }: { event: OrganizedEvent }) {
  const [isOpen, setOpen] = useState(false);
  const isAlive = event.status === 'published' || event.status === 'paused';
  if (!isAlive || !event.ticket_tiers.some((tier) => tier.is_active)) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>Complimentary tickets</Button>
      {isOpen && <ComplimentaryDialog event={event} onClose={() => setOpen(false)} />}
    </>
  );
}
