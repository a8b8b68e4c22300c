import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import {
  useFormSubmit,
  useGetEventQuery,
  type GuestKind,
  type PolicyCheck,
  type PolicyCheckRequest,
} from '@/api';
import { useCheckPolicyMutation, useListCostCentresQuery } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { contractField } from '@/components/fields/contractField';
import { FieldPair, TextInput } from '@/components/fields/TextInput';
import { isUnknown, NOBODY, PersonField, type PersonChoice } from '@/entities/account/PersonField';
import { policyItemRules } from '@/lib/consoleFormRules.gen';
import { guestInputRules } from '@/lib/formRules.gen';
import { formatMoney } from '@/lib/money';
import { useManaging } from '../useManaging';
import { EventField, NO_EVENT, type EventChoice } from './EventField';
import { GUEST_KINDS } from './ruleText';
import { TryResult } from './TryResult';

interface TryValues {
  person: PersonChoice;
  event: EventChoice;
  tier: string;
  quantity: string;
  /** Empty for none. */
  centre: string;
  guest: GuestKind | '';
  guestName: string;
  organisation: string;
}

const EMPTY: TryValues = {
  person: NOBODY,
  event: NO_EVENT,
  tier: '',
  quantity: '1',
  centre: '',
  guest: '',
  guestName: '',
  organisation: '',
};

const native = { select: { native: true } };

function requestOf({
  person,
  event,
  tier,
  quantity,
  centre,
  guest,
  guestName,
  organisation,
}: TryValues): PolicyCheckRequest {
  const item = { event: event.id ?? 0, ticket_tier: Number(tier), quantity: Number(quantity) };
  return {
    items: [item],
    ...(person.id !== null && { user: person.id }),
    ...(centre && { cost_centre: Number(centre) }),
    ...(guest && {
      guests: [
        {
          name: guestName.trim() || 'A guest',
          organisation: organisation.trim() || 'Of another company',
          kind: guest,
        },
      ],
    }),
  };
}

/** Asks the server what the saved policy would say to a purchase; nothing is booked. */
export function TryItCard() {
  const { manages } = useManaging();
  const [check] = useCheckPolicyMutation();
  const [result, setResult] = useState<PolicyCheck | null>(null);
  const form = useForm<TryValues>({ defaultValues: EMPTY });
  const { errors } = form.formState;
  const [{ id: eventId }, guest] = useWatch({ control: form.control, name: ['event', 'guest'] });
  const { currentData: event } = useGetEventQuery({ id: eventId ?? 0 }, { skip: eventId === null });
  const { data: centres } = useListCostCentresQuery({ isActive: true });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async (values) => {
      setResult(null);
      setResult(await check({ policyCheckRequest: requestOf(values) }).unwrap());
    },
    fallback: 'The policy could not be asked. Please try again.',
    fieldNames: null,
  });

  return (
    <Card component="section" aria-labelledby="policy-try">
      <Typography id="policy-try" component="h2" variant="h3">
        Try it
      </Typography>
      <Typography component="p" variant="meta" color="textSecondary">
        See what the saved policy decides about a purchase, and why. Nothing is booked.
      </Typography>
      <Stack component="form" onSubmit={handleSubmit} noValidate sx={{ gap: 2, mt: 2 }}>
        {manages && (
          <Controller
            name="person"
            control={form.control}
            rules={{ validate: (person) => !isUnknown(person) || 'Choose a person from the list.' }}
            render={({ field }) => (
              <PersonField
                label="Person"
                hint="Leave empty for yourself."
                error={errors.person?.message}
                {...field}
              />
            )}
          />
        )}
        <Controller
          name="event"
          control={form.control}
          rules={{ validate: ({ id }) => id !== null || 'Choose an event from the list.' }}
          render={({ field: { onChange, ...field } }) => (
            <EventField
              error={errors.event?.message}
              onChange={(chosen) => {
                form.setValue('tier', '');
                onChange(chosen);
              }}
              {...field}
            />
          )}
        />
        <FieldPair>
          <TextInput
            select
            fullWidth
            required
            label="Ticket"
            error={errors.tier?.message}
            slotProps={native}
            {...form.register('tier', {
              validate: (tier) => tier !== '' || 'Choose a ticket.',
            })}
          >
            <option value="">{event ? 'Choose' : 'Choose an event first'}</option>
            {event?.ticket_tiers.map(({ id, name, price, currency }) => (
              <option key={id} value={id}>
                {name}, {formatMoney(price, currency)}
              </option>
            ))}
          </TextInput>
          <TextInput
            fullWidth
            autoComplete="off"
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            {...contractField(form, 'quantity', policyItemRules.quantity, { label: 'Seats' })}
          />
        </FieldPair>
        <TextInput
          select
          fullWidth
          label="Cost centre"
          slotProps={native}
          {...form.register('centre')}
        >
          <option value="">None</option>
          {centres?.results.map(({ id, code, name }) => (
            <option key={id} value={id}>
              {code}, {name}
            </option>
          ))}
        </TextInput>
        <TextInput select fullWidth label="Guests" slotProps={native} {...form.register('guest')}>
          <option value="">None</option>
          {Object.entries(GUEST_KINDS).map(([kind, words]) => (
            <option key={kind} value={kind}>
              With {words}
            </option>
          ))}
        </TextInput>
        {guest && (
          <FieldPair>
            <TextInput
              fullWidth
              label="Guest’s name"
              hint="For what was given this year."
              autoComplete="off"
              maxLength={guestInputRules.name.maxLength}
              {...form.register('guestName')}
            />
            <TextInput
              fullWidth
              label="Organisation"
              autoComplete="off"
              maxLength={guestInputRules.organisation.maxLength}
              {...form.register('organisation')}
            />
          </FieldPair>
        )}
        <div role="alert">
          {failure && (
            <Alert role="presentation" severity="error">
              {failure}
            </Alert>
          )}
        </div>
        <BusyButton type="submit" busy={busy}>
          See what would happen
        </BusyButton>
      </Stack>
      <div role="status">{result && <TryResult check={result} />}</div>
    </Card>
  );
}
