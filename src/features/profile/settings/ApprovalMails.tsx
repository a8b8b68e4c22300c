import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { MailPreferences } from '@/api';
import { useGetMailPreferencesQuery, useSetMailPreferencesMutation } from '@/api/console';
import { Radio } from '@/components/fields/RadioList';
import { isTimeZone } from '@/lib/placeNames.gen';
import { useToast } from '@/state';
import { SettingCard } from '../components/SettingCard';

const CHOICES = [
  ['each', 'Each step at once', 'An email for each request, decision and budget alert.'],
  [
    'daily',
    'One email a day, at 9:00',
    'What waits for you and what is new. Urgent emails are sent right away.',
  ],
] as const satisfies readonly (readonly [MailPreferences['approval_mails'], string, string])[];

/** How often mails about approvals and budgets come (docs/product/companies.md#approvals). */
export default function ApprovalMails() {
  const { data } = useGetMailPreferencesQuery();
  const [save, saving] = useSetMailPreferencesMutation();
  const toast = useToast();
  const chosen = saving.isLoading ? saving.originalArgs?.mailPreferences : data;

  const handleChange = async (choice: MailPreferences['approval_mails']) => {
    // 9:00 where the person is now.
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const timezone = isTimeZone(timeZone) ? timeZone : (data?.timezone ?? 'UTC');
    const mailPreferences = { approval_mails: choice, timezone };
    const { error } = await save({ mailPreferences });
    if (!error) toast.success('Your choice is saved');
  };
  return (
    <SettingCard
      id="approval-mails"
      title="Emails about approvals and budgets"
      text="Reminders two hours before a request runs out come at once with either."
    >
      <div role="radiogroup" aria-labelledby="approval-mails">
        {CHOICES.map(([choice, label, text]) => (
          <Box
            key={choice}
            component="label"
            sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.25, py: 1, cursor: 'pointer' }}
          >
            <Radio
              name="approval-mails"
              checked={chosen?.approval_mails === choice}
              disabled={!data}
              onChange={() => void handleChange(choice)}
            />
            <span>
              {label}
              <Typography
                variant="meta"
                component="small"
                color="textSecondary"
                sx={{ display: 'block' }}
              >
                {text}
              </Typography>
            </span>
          </Box>
        ))}
      </div>
    </SettingCard>
  );
}
