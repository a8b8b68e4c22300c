import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { errorMessage, type Booking, type Quote } from '@/api';
import { BusyButton } from '@/components/fields/BusyButton';
import { DefinitionList } from '@/components/display/DefinitionList';
import { Price } from '@/components/display/Price';
import { refundTermsLine } from '@/entities/event/refundTerms';
import { formatMoney } from '@/lib/money';
import { countOf } from '@/lib/text';
import { formatPercent } from '@/lib/numbers';
import { cartPath, type CartStage } from '@/lib/paths';
import type { CartData } from '../useCart';
import { QuietText } from './CartLayout';

/** The accepted payment methods (docs/product/payment.md#sums). */
const ACCEPTED = ['Mastercard', 'Visa', 'UPI', 'Net Banking'];

/** Shown when there is nothing to pay. */
const NO_SUMS = {
  ticket_count: 0,
  subtotal: '0.00',
  service_fee_rate: '0.02',
  service_fee: '0.00',
  gst_rates: [{ rate: '0.18', gst: '0.00' }],
  total: '0.00',
};

type PricedCart = Pick<CartData, 'quote' | 'sums' | 'bookingIds' | 'currency' | 'payable'>;

interface SummaryCardProps {
  cart: PricedCart & Pick<CartData, 'currencies'>;
  /** Where another currency is chosen. */
  stage: CartStage;
  /** The buttons under the total. */
  children: ReactNode;
}

/** The price of the unpaid bookings as computed by the server (docs/product/payment.md#sums). */
export function SummaryCard({ cart, stage, children }: SummaryCardProps) {
  const { quote, bookingIds, currency, currencies } = cart;
  const sums = bookingIds.length === 0 ? NO_SUMS : cart.sums;
  const failed = quote.isError && !quote.isFetching && !quote.currentData;
  return (
    <Card
      component="section"
      aria-labelledby="booking-summary"
      sx={{
        position: { '@781': 'sticky' },
        top: 'calc(var(--header-h) + 24px)',
        mt: { '@': 4, '@781': 0 },
      }}
    >
      <Typography variant="h2" id="booking-summary" sx={{ mb: 1.5 }}>
        Booking Summary
      </Typography>
      {currencies.length > 1 && (
        <CurrencyChoice currencies={currencies} selected={currency} stage={stage} />
      )}
      <Box sx={{ opacity: quote.isFetching ? 0.55 : 1 }} aria-busy={quote.isFetching}>
        {failed && bookingIds.length > 0 ? (
          <Stack role="alert" sx={{ gap: 1.5, pt: 1, pb: 2.5 }}>
            <Typography variant="body2" color="error">
              {errorMessage(quote.error, 'The total could not be loaded.')}
            </Typography>
            <BusyButton onClick={() => quote.refetch()}>Try Again</BusyButton>
          </Stack>
        ) : (
          <Sums sums={sums} currency={currency} empty={bookingIds.length === 0} />
        )}
      </Box>
      <Stack sx={{ gap: 1 }}>{children}</Stack>
      <RefundLines bookings={cart.payable} />
      <Stack
        component="ul"
        direction="row"
        aria-label="Accepted payment methods"
        sx={{ flexWrap: 'wrap', gap: 0.75, mt: 2 }}
      >
        {ACCEPTED.map((method) => (
          <Chip key={method} component="li" size="small" label={method} />
        ))}
      </Stack>
    </Card>
  );
}

interface CurrencyChoiceProps {
  currencies: readonly string[];
  selected: string;
  stage: CartStage;
}

/** Chooses the currency to pay; bookings in different currencies are paid separately. */
const CurrencyChoice = ({ currencies, selected, stage }: CurrencyChoiceProps) => (
  <Box component="nav" aria-label="Currency to pay" sx={{ mb: 1.5 }}>
    <QuietText>Each currency is paid separately.</QuietText>
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {currencies.map((currency) => (
        <Chip
          key={currency}
          component={Link}
          clickable
          variant="outlined"
          to={cartPath({ stage, currency })}
          replace
          aria-current={currency === selected ? 'true' : undefined}
          label={currency}
        />
      ))}
    </Stack>
  </Box>
);

interface PayBarProps {
  cart: Pick<PricedCart, 'sums' | 'currency'>;
  /** The button. */
  children: ReactNode;
}

/** Bar at the bottom of narrow screens with the total and the button of the next step. */
export const PayBar = ({ cart: { sums, currency }, children }: PayBarProps) => (
  <Box
    sx={{
      display: { xs: 'flex', md: 'none' },
      position: 'sticky',
      bottom: 0,
      zIndex: 15,
      // Long amounts leave no space for the button on the narrowest phones.
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '8px 16px',
      mt: 3,
      mx: 'calc(-1 * var(--gutter))',
      px: 2,
      pt: 1.25,
      pb: 'calc(10px + env(safe-area-inset-bottom))',
      borderTop: 1,
      borderColor: 'divider',
      bgcolor: 'background.paper',
      '& > button': { flex: '1 0 auto' },
    }}
  >
    {/* Takes the free space when both are on one line; a wrapped button fills its own line. */}
    <Box sx={{ flex: '999 0 auto' }}>
      <Typography variant="label" component="p" color="textSecondary">
        Total
      </Typography>
      {sums ? (
        <Price amount={sums.total} currency={currency} />
      ) : (
        <Skeleton sx={{ typography: 'price', width: 104 }} />
      )}
    </Box>
    {children}
  </Box>
);

/** What cancelling would give back: one line, or one for each event where they differ. */
function RefundLines({ bookings }: { bookings: readonly Booking[] }) {
  const lines = new Map<string, Set<string>>();
  for (const booking of bookings) {
    const line = refundTermsLine(booking.refund_terms, booking.event_timezone);
    lines.set(line, (lines.get(line) ?? new Set()).add(booking.event_title));
  }
  return [...lines].map(([line, titles]) => (
    <Typography
      key={line}
      variant="meta"
      component="p"
      color="textSecondary"
      sx={{ mt: 1.5, overflowWrap: 'anywhere' }}
    >
      {lines.size > 1 && `${[...titles].join(', ')}: `}
      {line}.
    </Typography>
  ));
}

interface SumsProps {
  sums: SumsShown | undefined;
  currency: string;
  /** Of a cart with nothing to pay. */
  empty: boolean;
}

type SumsShown = Pick<
  Quote,
  'ticket_count' | 'subtotal' | 'service_fee_rate' | 'service_fee' | 'gst_rates' | 'total'
>;

function Sums({ sums, currency, empty }: SumsProps) {
  const money = (amount: string | undefined) =>
    amount === undefined ? (
      <Skeleton sx={{ typography: 'ui', width: 88 }} />
    ) : (
      formatMoney(amount, currency)
    );
  const tickets = sums ? ` (${countOf(sums.ticket_count, 'ticket')})` : '';
  const { service_fee_rate: fee, gst_rates: rates } = sums ?? NO_SUMS;
  return (
    <>
      <DefinitionList
        layout="rows"
        items={[
          { term: `Subtotal${tickets}`, value: money(sums?.subtotal) },
          {
            term: `Corporate service fee (${formatPercent(fee)})`,
            value: money(sums?.service_fee),
          },
          ...rates.map(({ rate, gst }) => ({
            term: `GST (${formatPercent(rate)})`,
            value: money(sums && gst),
          })),
        ]}
      />
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 2,
          mt: 1,
          pt: 2,
          pb: 2.5,
          borderTop: 1,
          borderColor: 'line.strong',
        }}
      >
        <Typography variant="button" component="span">
          Total
        </Typography>
        {sums ? (
          <Price amount={sums.total} currency={currency} size="total" empty={empty} />
        ) : (
          <Skeleton sx={{ width: 148, height: 34 }} />
        )}
      </Stack>
    </>
  );
}
