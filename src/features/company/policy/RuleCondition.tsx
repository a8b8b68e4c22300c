import type { UseFormReturn } from 'react-hook-form';
import type { Category, PolicyRuleKind } from '@/api';
import { TextInput } from '@/components/fields/TextInput';
import { readMoney } from '@/lib/money';
import { GUEST_KINDS } from './ruleText';
import type { RuleValues } from './ruleValues';

interface RuleConditionProps {
  form: UseFormReturn<RuleValues>;
  kind: PolicyRuleKind;
  categories: readonly Category[];
}

/** The server takes no larger amount. */
const LARGEST = 9_999_999_999;

const isAmount = (text: string) => {
  const amount = readMoney(text);
  return (amount !== null && Number(amount) <= LARGEST) || 'Write an amount, such as 25,000.00.';
};

const isBetween = (least: number, most: number) => (text: string) =>
  (/^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most) ||
  `Write a number from ${least} to ${most}.`;

/** To what a rule of this kind applies. */
export function RuleCondition({ form, kind, categories }: RuleConditionProps) {
  const { errors } = form.formState;
  const figure = (name: 'seats' | 'days', label: string, least: number, most: number) => (
    <TextInput
      key={name}
      fullWidth
      required
      label={label}
      autoComplete="off"
      error={errors[name]?.message}
      slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 4 } }}
      {...form.register(name, { validate: isBetween(least, most) })}
    />
  );
  switch (kind) {
    case 'ticket_price':
    case 'request_total':
      return (
        <TextInput
          fullWidth
          required
          label={kind === 'ticket_price' ? 'Above, a ticket (₹)' : 'Above, in total (₹)'}
          hint={kind === 'request_total' ? 'Fee and GST included.' : undefined}
          autoComplete="off"
          error={errors.above?.message}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
          {...form.register('above', { validate: isAmount })}
        />
      );
    case 'seats':
      return figure('seats', 'More seats than', 0, 1000);
    case 'days_ahead':
      return figure('days', 'Fewer days ahead than', 1, 365);
    case 'category':
      return (
        <TextInput
          select
          fullWidth
          label="Category"
          slotProps={{ select: { native: true } }}
          {...form.register('category')}
        >
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </TextInput>
      );
    case 'guests':
      return (
        <TextInput
          select
          fullWidth
          label="Guests who are"
          slotProps={{ select: { native: true } }}
          {...form.register('guest_kind')}
        >
          <option value="">clients or public officials</option>
          {Object.entries(GUEST_KINDS).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </TextInput>
      );
    case 'exclusive_event':
      return null;
  }
}
