import { nanoid } from '@reduxjs/toolkit';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useFormSubmit, type DoorTier } from '@/api';
import { useAddWalkInMutation } from '@/api/door';
import { FormDialog } from '@/components/dialogs/FormDialog';
import { contractField } from '@/components/fields/contractField';
import { TextInput } from '@/components/fields/TextInput';
import { walkInInputRules } from '@/lib/formRules.gen';
import { countOf } from '@/lib/text';

interface WalkInDialogProps {
  eventId: number;
  /** Those with free seats. */
  tiers: readonly DoorTier[];
  /** Empty for none. */
  doorName: string;
  onClose: () => void;
}

/** Lets somebody without a ticket in, on a free seat. */
export default function WalkInDialog({ eventId, tiers, doorName, onClose }: WalkInDialogProps) {
  const [add] = useAddWalkInMutation();
  // A repeated try after a lost answer must not give a second seat.
  const [key] = useState(() => nanoid(32));
  const [done, setDone] = useState<{ title: string; sentences: string[] }>();
  const form = useForm({
    defaultValues: { name: '', email: '', tier: String(tiers[0]?.id ?? '') },
  });
  const { handleSubmit, busy, failure } = useFormSubmit(form, {
    onSubmit: async ({ name, email, tier }) => {
      const walkIn = {
        name: name.trim(),
        ticket_tier: Number(tier),
        ...(email.trim() !== '' && { email: email.trim() }),
        ...(doorName !== '' && { door: doorName }),
      };
      const { ticket, left } = await add({
        id: eventId,
        'Idempotency-Key': key,
        walkInInput: walkIn,
      }).unwrap();
      setDone({
        title: `${ticket.attendee_name ?? walkIn.name} is in`,
        sentences: [
          `${ticket.tier_name}, ticket ${ticket.ticket_number}.`,
          `${countOf(left, 'free seat')} left in ${ticket.tier_name}.`,
        ],
      });
    },
    fallback: 'The guest could not be added. Please try again.',
    networkMessage: 'Walk-ins need a connection. Try again when you are back online.',
    fieldNames: { ticket_tier: 'tier' },
  });
  return (
    <FormDialog
      title="Add a walk-in"
      text="Lets in a guest without a ticket on a free seat, without payment."
      submitLabel="Let in"
      busy={busy}
      failure={failure}
      onSubmit={handleSubmit}
      onClose={onClose}
      {...(done && { done })}
    >
      <Stack sx={{ gap: 2.5 }}>
        <TextInput
          fullWidth
          autoFocus
          autoComplete="off"
          {...contractField(form, 'name', walkInInputRules.name, { label: 'Full name' })}
        />
        <TextInput
          fullWidth
          type="email"
          autoComplete="off"
          hint="Optional. The ticket is sent there."
          {...contractField(form, 'email', walkInInputRules.email, { label: 'Email' })}
        />
        <Controller
          control={form.control}
          name="tier"
          render={({ field }) => (
            <TextInput select fullWidth label="Ticket tier" {...field}>
              {tiers.map((tier) => (
                <MenuItem key={tier.id} value={String(tier.id)}>
                  {tier.name}, {countOf(tier.free_seats, 'free seat')}
                </MenuItem>
              ))}
            </TextInput>
          )}
        />
      </Stack>
    </FormDialog>
  );
}
