import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { errorMessage, type BookingSeats } from '@/api';
import { useRenewSeatPoolLinkMutation } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { ConfirmDialog } from '@/components/dialogs/ConfirmDialog';
import { Icon } from '@/components/display/Icon';
import { linkedPath, paths } from '@/lib/paths';
import { useCopy, useToast } from '@/state';
import { offerSentences } from './seatTexts';

interface OpenOfferProps {
  seats: BookingSeats;
  pool: NonNullable<BookingSeats['pool']>;
  onInvite: () => void;
  onAdd: () => void;
  onClose: () => void;
}

/** The offer as people with the link see it, and the link. */
export function OpenOffer({ seats, pool, onInvite, onAdd, onClose }: OpenOfferProps) {
  return (
    <Stack
      component="section"
      aria-labelledby="open-offer"
      sx={{
        gap: 1,
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.raised',
      }}
    >
      <Stack direction="row" sx={{ gap: 1 }}>
        <Chip size="small" color="success" label="Offered" />
        {seats.free === 0 && <Chip size="small" label="All claimed" />}
      </Stack>
      <Typography variant="h3" id="open-offer">
        {pool.title}
      </Typography>
      {pool.message && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {pool.message}
        </Typography>
      )}
      {[
        ...offerSentences(pool, seats),
        ...(pool.purpose ? [`Guests are invited for: ${pool.purpose}`] : []),
        `Offered by ${pool.opened_by}.`,
      ].map((sentence) => (
        <Typography key={sentence} variant="body2" color="textSecondary">
          {sentence}
        </Typography>
      ))}
      {pool.link_token !== null && <OfferLink id={seats.booking} token={pool.link_token} />}
      {seats.may_change && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {seats.free > 0 && <Button onClick={onInvite}>Invite people</Button>}
          {seats.addable.length > 0 && <Button onClick={onAdd}>Add bookings</Button>}
          <Button variant="text" onClick={onClose}>
            Close the offer
          </Button>
        </Stack>
      )}
    </Stack>
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
    if (!answer.error) toast.success('This is a new link. The previous one no longer works.');
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <Box
        component="code"
        sx={{
          flex: '1 1 100%',
          px: 1.5,
          py: 1.25,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: 'background.default',
          fontFamily: 'var(--font-mono)',
          fontSize: 13,
          lineHeight: '19px',
          overflowWrap: 'anywhere',
          userSelect: 'all',
        }}
      >
        {link}
      </Box>
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
        <Typography role="alert" variant="ui" component="p" color="error">
          {errorMessage(error, 'The link could not be renewed. Please try again.')}
        </Typography>
      )}
      <ConfirmDialog
        open={isAsking}
        title="Make a new link?"
        text="The current link stops working for everybody who has it, including in emails. Claimed seats stay claimed."
        confirmLabel="Make a new link"
        cancelLabel="Keep the link"
        onConfirm={handleRenew}
        onCancel={() => setIsAsking(false)}
      />
    </Stack>
  );
}
