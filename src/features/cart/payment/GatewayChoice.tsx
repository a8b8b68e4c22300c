import Alert from '@mui/material/Alert';
import FlaskConical from 'lucide-react/icons/flask-conical';
import Landmark from 'lucide-react/icons/landmark';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { Gateway, PaymentGatewayList } from '@/api';
import { Icon } from '@/components/display/Icon';
import { cx } from '@/lib/cx';
import { selectUser, useAppSelector } from '@/state';
import styles from './GatewayChoice.module.css';
import tiles from './PaymentMethodChoice.module.css';

interface GatewayChoiceProps {
  gateways: PaymentGatewayList['gateways'];
  selected: Gateway | undefined;
  onChange: (gateway: Gateway) => void;
  disabled: boolean;
}

/** Choice of the payment gateway, if there are several, and a note for test gateways (D12). */
export function GatewayChoice({ gateways, selected, onChange, disabled }: GatewayChoiceProps) {
  const company = useAppSelector(selectUser)?.company ?? 'Your company';
  const isTest = gateways.some(({ name, is_test }) => name === selected && is_test);
  return (
    <>
      {gateways.length > 1 && (
        <fieldset className={cx(tiles.choice, styles.through)} disabled={disabled}>
          <legend>Pay through</legend>
          {gateways.map(({ name, label, is_test }) => (
            <label key={name} className={tiles.option}>
              <input
                type="radio"
                name="gateway"
                value={name}
                checked={name === selected}
                onChange={() => onChange(name)}
              />
              <Icon icon={signOf(name, is_test)} />
              <span>
                <strong>{label}</strong>
                <small>{gatewayText({ name, label, isTest: is_test, company })}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {isTest && (
        <Alert role="note" variant="outlined" icon={<Icon icon={FlaskConical} />} sx={{ mt: 2 }}>
          <strong>Test mode.</strong> No real money moves.
        </Alert>
      )}
    </>
  );
}

interface GatewayWords {
  name: Gateway;
  label: string;
  isTest: boolean;
  company: string;
}

function gatewayText({ name, label, isTest, company }: GatewayWords): string {
  if (name === 'account') return `${company} pays later, by invoice`;
  if (name === 'sandbox') return 'Test: paid at once';
  return isTest ? `Test: on ${label}’s own page` : `On ${label}’s own page`;
}

function signOf(name: Gateway, isTest: boolean) {
  if (name === 'account') return Landmark;
  return isTest ? FlaskConical : ShieldCheck;
}
