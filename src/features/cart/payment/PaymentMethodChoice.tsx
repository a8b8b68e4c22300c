import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Smartphone from 'lucide-react/icons/smartphone';
import type { PaymentMethod } from '@/api';
import { Icon } from '@/components/display/Icon';
import styles from './PaymentMethodChoice.module.css';

const METHODS = [
  { value: 'upi', label: 'UPI', text: 'Any UPI app on your phone', icon: Smartphone },
  { value: 'card', label: 'Card', text: 'Mastercard or Visa', icon: CreditCard },
  { value: 'netbanking', label: 'Net Banking', text: 'Your bank’s own page', icon: Landmark },
] as const;

interface PaymentMethodChoiceProps {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  disabled: boolean;
}

/** How to pay: card, net banking or UPI (docs/product.md#payment). */
export function PaymentMethodChoice({ value, onChange, disabled }: PaymentMethodChoiceProps) {
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend>Payment method</legend>
      {METHODS.map((method) => (
        <label key={method.value} className={styles.option}>
          <input
            type="radio"
            name="payment_method"
            value={method.value}
            checked={method.value === value}
            onChange={() => onChange(method.value)}
          />
          <Icon icon={method.icon} />
          <span>
            <strong>{method.label}</strong>
            <small>{method.text}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
