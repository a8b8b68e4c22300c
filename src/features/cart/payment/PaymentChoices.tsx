import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import CreditCard from 'lucide-react/icons/credit-card';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Landmark from 'lucide-react/icons/landmark';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Smartphone from 'lucide-react/icons/smartphone';
import type { Gateway, PaymentGatewayList, PaymentMethod } from '@/api';
import { Icon } from '@/components/display/Icon';
import { selectUser, useAppSelector } from '@/state';

interface Tile<Value> {
  value: Value;
  label: string;
  text: string;
  icon: LucideIcon;
}

interface TilesProps<Value> {
  legend: string;
  name: string;
  tiles: readonly Tile<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  disabled: boolean;
}

/** One of a few, each on a tile that can be pressed anywhere; side by side where there is room. */
const Tiles = <Value extends string>({ legend, tiles, ...props }: TilesProps<Value>) => (
  <Box
    component="fieldset"
    disabled={props.disabled}
    sx={{
      display: 'grid',
      gridAutoFlow: { '@601': 'column' },
      gridAutoColumns: 'minmax(0, 1fr)',
      gap: { '@': 1, '@601': 1.5 },
    }}
  >
    <Typography variant="h2" component="legend" sx={{ mb: 1.5 }}>
      {legend}
    </Typography>
    {tiles.map(({ value, label, text, icon }) => (
      <Box
        key={value}
        component="label"
        sx={{
          position: 'relative',
          display: 'flex',
          alignItems: 'center',
          gap: 1.75,
          minHeight: { '@': 60, '@601': 72 },
          px: 2,
          py: 1.5,
          border: 1,
          borderColor: 'line.strong',
          borderRadius: 'var(--r-card)',
          cursor: 'pointer',
          '& svg': { color: 'text.secondary' },
          '&:hover': { bgcolor: 'background.raised' },
          '&:has(:checked)': {
            borderColor: 'primary.main',
            bgcolor: 'primary.tint',
            boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
            '& svg': { color: 'primary.main' },
          },
          '&:has(:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: 2 },
          '&:has(:disabled)': { cursor: 'progress', opacity: 0.7 },
        }}
      >
        <Box
          component="input"
          type="radio"
          name={props.name}
          value={value}
          checked={value === props.value}
          onChange={() => props.onChange(value)}
          sx={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit' }}
        />
        <Icon icon={icon} />
        <span>
          <Typography variant="button" component="strong" sx={{ display: 'block' }}>
            {label}
          </Typography>
          <Typography variant="meta" component="small" color="textSecondary">
            {text}
          </Typography>
        </span>
      </Box>
    ))}
  </Box>
);

const METHODS: readonly Tile<PaymentMethod>[] = [
  { value: 'upi', label: 'UPI', text: 'Any UPI app on your phone', icon: Smartphone },
  { value: 'card', label: 'Card', text: 'Mastercard or Visa', icon: CreditCard },
  { value: 'netbanking', label: 'Net Banking', text: 'Your bank’s own page', icon: Landmark },
];

type ChoiceProps<Value> = Pick<TilesProps<Value>, 'value' | 'onChange' | 'disabled'>;

/** How to pay: card, net banking or UPI (docs/product/payment.md#payment). */
export const PaymentMethodChoice = (props: ChoiceProps<PaymentMethod>) => (
  <Tiles legend="Payment method" name="payment_method" tiles={METHODS} {...props} />
);

interface GatewayChoiceProps extends ChoiceProps<Gateway> {
  gateways: PaymentGatewayList['gateways'];
}

/** Choice of the payment gateway, if there are several, and a note for test gateways. */
export function GatewayChoice({ gateways, ...props }: GatewayChoiceProps) {
  const company = useAppSelector(selectUser)?.company ?? 'Your company';
  const isTest = gateways.some(({ name, is_test }) => name === props.value && is_test);
  const tiles = gateways.map((gateway) => ({
    value: gateway.name,
    label: gateway.label,
    text: gatewayText(gateway, company),
    icon: gatewayIcon(gateway),
  }));
  return (
    <>
      {gateways.length > 1 && (
        <Tiles legend="Pay through" name="gateway" tiles={tiles} {...props} />
      )}
      {isTest && (
        <Alert role="note" variant="outlined" icon={<Icon icon={FlaskConical} />}>
          <strong>Test mode.</strong> No real money moves.
        </Alert>
      )}
    </>
  );
}

type GatewayOption = PaymentGatewayList['gateways'][number];

function gatewayText({ name, label, is_test: isTest }: GatewayOption, company: string): string {
  if (name === 'account') return `${company} pays later, by invoice`;
  if (name === 'sandbox') return 'Test: paid at once';
  return isTest ? `Test: on ${label}’s own page` : `On ${label}’s own page`;
}

function gatewayIcon({ name, is_test: isTest }: GatewayOption) {
  if (name === 'account') return Landmark;
  return isTest ? FlaskConical : ShieldCheck;
}
