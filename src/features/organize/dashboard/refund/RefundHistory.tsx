import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BookingRefunds, RefundOfBooking } from '@/api';
import { formatDateTime } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import type { Tone } from '@/theme/tone';
import { REFUND_STATES } from './refundTexts';

const TONES: Record<RefundOfBooking['state'], Tone> = {
  requested: 'info',
  accepted: 'info',
  done: 'success',
  failed: 'error',
};

interface RefundHistoryProps {
  state: BookingRefunds;
  timezone: string;
}

/** The refunds of a booking so far, the newest first. */
export function RefundHistory({ state, timezone }: RefundHistoryProps) {
  const { refunds, currency } = state;
  if (refunds.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 1, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="ui" component="h3">
        Refunds so far
      </Typography>
      <Stack
        component="ul"
        divider={<Divider component="li" aria-hidden />}
        aria-label="Refunds so far"
      >
        {refunds.map((refund) => (
          <Stack
            component="li"
            direction="row"
            spacing={1.5}
            key={refund.id}
            sx={{
              alignItems: 'flex-start',
              justifyContent: 'space-between',
              py: 1.25,
              overflowWrap: 'anywhere',
            }}
          >
            <div>
              <Typography component="p" variant="ui">
                {formatMoney(refund.amount, currency)}
              </Typography>
              <p>{refund.reason}</p>
              <Typography component="p" variant="meta" color="textSecondary">
                {[
                  formatDateTime(refund.requested_at, timezone),
                  refund.by,
                  refund.credit_note && `Credit note ${refund.credit_note}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </div>
            <Chip size="small" color={TONES[refund.state]} label={REFUND_STATES[refund.state]} />
          </Stack>
        ))}
      </Stack>
    </Box>
  );
}
