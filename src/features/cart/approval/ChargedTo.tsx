import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CostCentre, GuestInput, QuotePolicy } from '@/api';
import { TextArea } from '@/components/fields/TextInput';
import { CostCentreField, leftText } from '@/entities/approval/CostCentreField';
import { PolicyFindings } from '@/entities/approval/PolicyFindings';
import { GuestFields } from '@/entities/approval/request/GuestFields';
import { completeGuests, type RequestValues } from '@/entities/approval/request/requestValues';
import { usePolicyCheck } from '@/entities/approval/request/usePolicyCheck';
import { purchasePurposeRules } from '@/lib/formRules.gen';
import { QuietText, SideBySide } from '../components/CartLayout';
import type { PurchaseInput } from './purchaseDraft';
import { requestOf, type ChargeProblem } from './requestForm';
import { useKeptCentre } from './useKeptRequest';

interface ChargedToProps {
  policy: Pick<QuotePolicy, 'has_cost_centres' | 'requires_cost_centre' | 'asks_guests'>;
  bookingIds: number[];
  /** What was not filled in when the person pressed Pay. */
  problem: ChargeProblem;
  value: PurchaseInput;
  onChange: (value: PurchaseInput) => void;
  /** The person asks for an approval instead of paying. */
  onAsk: () => void;
}

/** Cost centre, purpose and guests of a payment that needs no approval. */
export default function ChargedTo(props: ChargedToProps) {
  const { policy, bookingIds, problem, value, onChange, onAsk } = props;
  const kept = useKeptCentre(value.cost_centre);
  const [chosen, setCentre] = useState<CostCentre | null>(null);
  const centre = chosen ?? (kept.centre?.id === value.cost_centre ? kept.centre : null);
  const { cost_centre: _before, ...rest } = value;
  const guests = value.guests ?? [];
  useEffect(() => {
    if (kept.isGone && !chosen) onChange(rest);
  });
  const named = completeGuests(guests);
  const lacksPurpose = problem === 'guests' && (value.purpose ?? '').trim().length < 3;
  const name = policy.has_cost_centres ? 'Charged to' : 'Guests and purpose';
  return (
    <Card component="section" aria-labelledby="charged-to">
      <Typography variant="h2" id="charged-to" sx={{ mb: 2 }}>
        {name}
      </Typography>
      <SideBySide>
        {policy.has_cost_centres && (
          <CostCentreField
            value={centre}
            isRequired={policy.requires_cost_centre}
            error={problem === 'centre' ? 'Choose a cost centre from the list' : undefined}
            hint={centre ? leftText(centre) : undefined}
            onChange={(next) => {
              setCentre(next);
              onChange(next ? { ...rest, cost_centre: next.id } : rest);
            }}
          />
        )}
        <TextArea
          label={guests.length > 0 ? 'Purpose' : 'Purpose (optional)'}
          required={guests.length > 0}
          rows={2}
          maxLength={purchasePurposeRules.purpose.maxLength}
          fullWidth
          error={lacksPurpose ? 'Add a sentence about why the guests are invited' : undefined}
          value={value.purpose ?? ''}
          onChange={(change) => {
            const { purpose: _text, ...others } = value;
            const purpose = change.target.value;
            onChange(purpose === '' ? others : { ...others, purpose });
          }}
        />
      </SideBySide>
      {policy.asks_guests && (
        <InvitedGuests
          isIncomplete={problem === 'guests'}
          value={value}
          onGuests={(invited) => onChange({ ...value, guests: invited })}
        />
      )}
      {named.length > 0 && (
        <GuestCheck
          bookingIds={bookingIds}
          costCentre={value.cost_centre}
          guests={named}
          onAsk={onAsk}
        />
      )}
    </Card>
  );
}

interface GuestCheckProps {
  bookingIds: number[];
  costCentre: number | undefined;
  guests: readonly GuestInput[];
  onAsk: () => void;
}

/** The policy's findings on these guests, before payment; nothing if it allows them. */
function GuestCheck({ bookingIds, costCentre, guests, onAsk }: GuestCheckProps) {
  const { check } = usePolicyCheck({
    of: { booking_ids: bookingIds },
    guests,
    ...(costCentre !== undefined && { costCentre }),
  });
  if (!check || check.outcome === 'allow') return null;
  const stops = check.findings.filter(({ outcome }) => outcome !== 'allow');
  return (
    <Stack role="alert" sx={{ alignItems: 'flex-start', gap: 1.5, mt: 2.5 }}>
      <PolicyFindings findings={stops} />
      {check.outcome === 'needs_approval' && <Button onClick={onAsk}>Ask for Approval</Button>}
    </Stack>
  );
}

interface InvitedGuestsProps {
  isIncomplete: boolean;
  value: PurchaseInput;
  onGuests: (guests: RequestValues['guests']) => void;
}

/** Names of clients and public officials, whom the company's policy checks. */
function InvitedGuests({ isIncomplete, value, onGuests }: InvitedGuestsProps) {
  const form = useForm<RequestValues>({ defaultValues: requestOf(value), mode: 'onTouched' });
  const guests = useWatch({ control: form.control, name: 'guests' });
  const reported = useRef(guests);
  useEffect(() => {
    if (reported.current === guests) return;
    reported.current = guests;
    onGuests(guests);
  }, [guests, onGuests]);
  useEffect(() => {
    if (isIncomplete) void form.trigger('guests');
  }, [isIncomplete, form]);
  return (
    <Box sx={{ mt: 2.5 }}>
      <QuietText>
        Are clients or public officials attending? Your company’s policy asks for their names.
      </QuietText>
      <GuestFields form={form} />
    </Box>
  );
}
