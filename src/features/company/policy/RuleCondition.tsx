import type { UseFormReturn } from 'react-hook-form';
import type { Category, PolicyRuleKind } from '@/api';
import { FieldPair, TextInput } from '@/components/fields/TextInput';
import { readMoney } from '@/lib/money';
import { GUEST_KINDS, ONE_GUEST } from './ruleText';
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
  return (amount !== null && Number(amount) <= LARGEST) || 'Enter an amount, such as 25,000.00.';
};

const isBetween = (least: number, most: number) => (text: string) =>
  (/^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most) ||
  `Enter a number from ${least} to ${most}.`;

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
  const above = (label: string, hint?: string) => (
    <TextInput
      fullWidth
      required
      label={label}
      hint={hint}
      autoComplete="off"
      error={errors.above?.message}
      slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
      {...form.register('above', { validate: isAmount })}
    />
  );
  const guests = (label: string, all: string, words: Record<string, string>) => (
    <TextInput
      select
      fullWidth
      label={label}
      slotProps={{ select: { native: true } }}
      {...form.register('guest_kind')}
    >
      <option value="">{all}</option>
      {Object.entries(words).map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextInput>
  );
  switch (kind) {
    case 'ticket_price':
      return above('Above, a ticket (₹)');
    case 'request_total':
      return above('Above, in total (₹)', 'Fee and GST included.');
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
      return guests('Guests who are', 'clients or public officials', GUEST_KINDS);
    case 'guest_value':
      return (
        <FieldPair>
          {above('Above, a calendar year (₹)', 'Share of the bookings, fee and GST included.')}
          {guests('For', 'each guest', ONE_GUEST)}
        </FieldPair>
      );
    case 'exclusive_event':
      return null;
  }
}
