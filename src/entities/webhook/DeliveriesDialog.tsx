import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { errorMessage, type Webhook, type WebhookDelivery } from '@/api';
import { ListFrame } from '@/components/dataList/DataList';
import { ReadDialog } from '@/components/dialogs/ReadDialog';
import { Icon } from '@/components/display/Icon';
import { EmptyState } from '@/components/feedback/EmptyState';
import { BusyButton } from '@/components/fields/BusyButton';
import { formatDateTime } from '@/lib/dates';
import { useToast } from '@/state';
import { useDeliveries, type WebhookCalls } from './useWebhookCalls';
import { hostOf, labelOf } from './webhookEvents';

interface DeliveriesDialogProps {
  organizerId: number | null;
  webhook: Webhook;
  calls: WebhookCalls;
  onClose: () => void;
}

/** The last deliveries of a webhook, each with its body and the answer. */
export default function DeliveriesDialog(props: DeliveriesDialogProps) {
  const { organizerId, webhook, calls, onClose } = props;
  const toast = useToast();
  const [waits, setWaits] = useState(false);
  const query = useDeliveries(organizerId, webhook.id, waits);
  const isWaiting = query.data?.results.some(({ state }) => state === 'pending') ?? false;
  if (isWaiting !== waits) setWaits(isWaiting);

  const handleTest = async () => {
    try {
      await calls.test(webhook.id);
    } catch (error) {
      toast.error(errorMessage(error, 'The test could not be sent. Please try again.'));
    }
  };
  const test = <BusyButton onClick={handleTest}>Send a test</BusyButton>;
  return (
    <ReadDialog
      title={`Deliveries to ${hostOf(webhook.url)}`}
      maxWidth="sm"
      more={query.data?.count !== 0 && test}
      onClose={onClose}
    >
      <ListFrame
        within
        subject="deliveries"
        query={query}
        failure={query.error && errorMessage(query.error, 'Please try again.')}
        empty={
          <EmptyState
            heading="h3"
            title="Nothing sent yet"
            text="Deliveries of the last 30 days are listed here."
            action={test}
          />
        }
      >
        {(rows) =>
          rows.map((row) => <Delivery key={row.id} delivery={row} of={webhook} calls={calls} />)
        }
      </ListFrame>
    </ReadDialog>
  );
}

const STATES = {
  pending: { label: 'Waiting', color: 'warning' },
  delivered: { label: 'Delivered', color: 'success' },
  failed: { label: 'Failed', color: 'error' },
} as const satisfies Record<WebhookDelivery['state'], { label: string; color: string }>;

interface DeliveryProps {
  delivery: WebhookDelivery;
  of: Webhook;
  calls: WebhookCalls;
}

function Delivery({ delivery, of, calls }: DeliveryProps) {
  const toast = useToast();
  const { label, color } = STATES[delivery.state];
  const handleResend = async () => {
    try {
      await calls.resend(of.id, delivery.id);
      toast.success('It is sent again.');
    } catch (error) {
      toast.error(errorMessage(error, 'It could not be sent again. Please try again.'));
    }
  };
  return (
    <Accordion disableGutters elevation={0} slotProps={{ transition: { unmountOnExit: true } }}>
      <AccordionSummary expandIcon={<Icon icon={ChevronDown} small />}>
        <Stack
          direction="row"
          sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}
        >
          <Typography variant="ui">{labelOf(delivery.event)}</Typography>
          <Chip size="small" color={color} label={label} />
          <Typography variant="meta" color="textSecondary">
            {formatDateTime(delivery.created_at)}
          </Typography>
        </Stack>
      </AccordionSummary>
      <AccordionDetails>
        <Stack sx={{ gap: 1.5 }}>
          <Typography variant="body2">{outcomeOf(delivery)}</Typography>
          <Source title="Body" text={indented(delivery.body)} />
          {delivery.answer !== '' && <Source title="Answer" text={delivery.answer} />}
          <Button sx={{ alignSelf: 'start' }} onClick={() => void handleResend()}>
            Send again
          </Button>
        </Stack>
      </AccordionDetails>
    </Accordion>
  );
}

/** What the last try came to, and what comes next. */
function outcomeOf(delivery: WebhookDelivery): string {
  const { tried_at: tried, status, duration_ms: took, error, next_try_at: next, tries } = delivery;
  if (tried === null) return 'It has not been sent yet.';
  const last =
    error === ''
      ? `Answered with status ${status ?? 0} in ${took ?? 0} ms.`
      : `Try ${tries} on ${formatDateTime(tried)}: ${error}`;
  return next === null ? last : `${last} It is sent again on ${formatDateTime(next)}.`;
}

function Source({ title, text }: { title: string; text: string }) {
  return (
    <section aria-label={title}>
      <Typography component="h3" variant="ui" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box
        component="pre"
        sx={{
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'background.raised',
          font: '400 13px/19px var(--font-mono)',
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-wrap',
        }}
      >
        {text}
      </Box>
    </section>
  );
}

/** JSON in lines. */
function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
