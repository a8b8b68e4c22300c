import type { UseFormReturn } from 'react-hook-form';
import type { Category, PolicyRuleKind } from '@/api';
import { contractField } from '@/components/fields/contractField';
import { FieldPair, TextInput } from '@/components/fields/TextInput';
import { policyRuleInputRules } from '@/lib/consoleFormRules.gen';
import { readMoney } from '@/lib/money';
import { GUEST_KINDS, ONE_GUEST } from './ruleText';
import type { RuleValues } from './ruleValues';

interface RuleConditionProps {
  form: UseFormReturn<RuleValues>;
  kind: PolicyRuleKind;
  categories: readonly Category[];
}

const isAmount = (text: string) => {
  const amount = readMoney(text);
  return (
    (amount !== null && Number(amount) <= policyRuleInputRules.above.maximum) ||
    'Enter an amount, such as 25,000.00.'
  );
};

/** To what a rule of this kind applies. */
export function RuleCondition({ form, kind, categories }: RuleConditionProps) {
  const { errors } = form.formState;
  const figure = (name: 'seats' | 'days', label: string) => (
    <TextInput
      key={name}
      fullWidth
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      {...contractField(form, name, policyRuleInputRules[name], { label, required: true })}
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
      return figure('seats', 'More seats than');
    case 'days_ahead':
      return figure('days', 'Fewer days ahead than');
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
