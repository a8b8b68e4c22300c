import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { errorMessage, type BookingSeats } from '@/api';
import { useRenewSeatPoolLinkMutation } from '@/api/console';
import { BusyButton } from '@/components/buttons/BusyButton';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { Icon } from '@/components/display/Icon';
import { linkedPath, paths } from '@/lib/paths';
import { useCopy, useToast } from '@/state';
import { offerSentences } from './seatTexts';
import styles from './SeatsDialog.module.css';

interface OpenOfferProps {
  seats: BookingSeats;
  pool: NonNullable<BookingSeats['pool']>;
  onInvite: () => void;
  onAdd: () => void;
  onClose: () => void;
}

/** The offer as those see it who claim, with its link. */
export function OpenOffer({ seats, pool, onInvite, onAdd, onClose }: OpenOfferProps) {
  return (
    <section className={styles.offer} aria-labelledby="open-offer">
      <p className={styles.badges}>
        <Chip size="small" color="success" label="Offered" />
        {seats.free === 0 && <Chip size="small" label="All claimed" />}
      </p>
      <h3 id="open-offer">{pool.title}</h3>
      {pool.message && <p className={styles.message}>{pool.message}</p>}
      {offerSentences(pool, seats).map((sentence) => (
        <p key={sentence} className={styles.text}>
          {sentence}
        </p>
      ))}
      {pool.purpose && <p className={styles.text}>Guests are invited for: {pool.purpose}</p>}
      <p className={styles.text}>Offered by {pool.opened_by}.</p>
      {pool.link_token !== null && <OfferLink id={seats.booking} token={pool.link_token} />}
      {seats.may_change && (
        <div className={styles.actions}>
          {seats.free > 0 && <Button onClick={onInvite}>Invite people</Button>}
          {seats.addable.length > 0 && <Button onClick={onAdd}>Add bookings</Button>}
          <Button variant="text" onClick={onClose}>
            Close the offer
          </Button>
        </div>
      )}
    </section>
  );
}

/** The link to copy, and another one in its place. */
function OfferLink({ id, token }: { id: number; token: string }) {
  const [renew, { error, reset }] = useRenewSeatPoolLinkMutation();
  const [isAsking, setIsAsking] = useState(false);
  const toast = useToast();
  const link = new URL(linkedPath(paths.seatOffer, token), window.location.origin).href;
  const { copy, isCopied } = useCopy(link, 'link');

  const handleRenew = async () => {
    const answer = await renew({ id });
    setIsAsking(false);
    if (!answer.error) toast.success('The link is new. The one before no longer works.');
  };
  return (
    <div className={styles.link}>
      <code>{link}</code>
      <BusyButton variant="contained" onClick={copy}>
        <Icon icon={isCopied ? Check : Copy} small /> Copy link
      </BusyButton>
      <Button
        onClick={() => {
          reset();
          setIsAsking(true);
        }}
      >
        New link
      </Button>
      {error && (
        <p role="alert" className={styles.failure}>
          {errorMessage(error, 'The link could not be renewed. Please try again.')}
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Make a new link?"
        text="The current link stops working for everybody who has it, also in emails. Seats that were claimed stay claimed."
        confirmLabel="Make a new link"
        cancelLabel="Keep the link"
        onConfirm={handleRenew}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}
