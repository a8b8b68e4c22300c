import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BusyButton } from '@/components/fields/BusyButton';
import { lazyPart } from '@/components/lazy/lazyPart';
import { countOf } from '@/lib/text';
import { useToast } from '@/state';
import type { ListedTicket } from '../checkInRules';
import type { Door } from '../device/door';
import { restOfBooking, type DoorState } from '../device/doorState';
import type { Scan } from '../scanSession';
import styles from './AnswerPanel.module.css';

const UndoDialog = lazyPart(() => import('./UndoDialog'));

interface AnswerActionsProps {
  scan: Scan;
  door: Door;
  state: DoorState;
  onCheckBooking: (guests: readonly ListedTicket[]) => Promise<void>;
  onUndone: () => void;
}

/** What can follow an admission: the others of the booking, and taking it back. */
export function AnswerActions(props: AnswerActionsProps) {
  const { scan, door, state, onCheckBooking, onUndone } = props;
  const [isUndoing, setIsUndoing] = useState(false);
  const toast = useToast();
  if (scan.outcome?.kind !== 'answered') return null;
  const { answer } = scan.outcome;
  if (answer.result !== 'accepted' && answer.result !== 'left') return null;
  const { ticket, check_in: id } = answer;
  const others = ticket && scan.direction === 'in' ? restOfBooking(state, ticket.booking) : [];
  // Of a scan that has not left the device the server knows nothing.
  const unsent = answer.offline && state.queue.find((kept) => kept.scan.scan.scan_id === scan.key);
  const takeBack = async () => {
    if (await door.takeBack(scan.key)) onUndone();
    else toast.error('This scan has just been sent. Undo it in the guest list.');
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 1.5 }}>
      {others.length > 0 && (
        <BusyButton className={styles.action} onClick={() => onCheckBooking(others)}>
          Let in {countOf(others.length, 'more ticket')} of this booking
        </BusyButton>
      )}
      {unsent && !unsent.scan.isTried && (
        <BusyButton className={styles.action} onClick={takeBack}>
          Undo
        </BusyButton>
      )}
      {id !== null && (
        <Button className={styles.action} onClick={() => setIsUndoing(true)}>
          Undo
        </Button>
      )}
      {isUndoing && id !== null && (
        <UndoDialog
          id={id}
          who={ticket?.attendee_name ?? ticket?.ticket_number ?? 'this guest'}
          onDone={() => {
            void door.refresh();
            onUndone();
          }}
          onClose={() => setIsUndoing(false)}
        />
      )}
    </Stack>
  );
}
