import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { errorMessage, LOAD_ONCE } from '@/api';
import { consoleApi } from '@/api/console';
import { BusyButton } from '@/components/fields/BusyButton';
import { EraseDialog } from '@/entities/account/EraseDialog';
import { saveFile } from '@/lib/saveFile';
import { sessionEnded, useAppDispatch, useToast } from '@/state';
import { SettingCard } from '../components/SettingCard';

interface PersonalDataProps {
  id: number;
  email: string;
}

/** What Foyer keeps about the person, and deleting it (docs/product/people.md#a-persons-data). */
export default function PersonalData({ id, email }: PersonalDataProps) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const download = useDataDownload(id);
  const [isErasing, setIsErasing] = useState(false);
  return (
    <SettingCard
      id="personal-data"
      title="Your data"
      text="One file with everything that is kept about you: profile, bookings, attendees, payments and invoices, emails, sign-ins and what you changed. You can also delete your account; colleagues’ tickets stay valid."
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton onClick={download}>Download my data</BusyButton>
        <Button variant="text" color="error" onClick={() => setIsErasing(true)}>
          Delete my account
        </Button>
      </Stack>
      {isErasing && (
        <EraseDialog
          person={{ id, email }}
          title="Delete your account?"
          text="Deleted: your name, addresses, phone, password, sign-ins, emails and preferences. Your name leaves tickets, bookings and histories. Kept: payments and invoices as the law asks for, bookings without your name, and colleagues’ tickets, which stay valid."
          warning="This cannot be undone. Unpaid seats go back on sale, and requests that wait for you go to your company’s admins."
          submitLabel="Delete my account"
          passwordLabel="Your password"
          fallback="Your account could not be deleted. Please try again."
          onErased={() => {
            dispatch(sessionEnded());
            toast.success('Your account and your data are deleted.');
          }}
          onClose={() => setIsErasing(false)}
        />
      )}
    </SettingCard>
  );
}

/** Saves everything that is kept about the person as a JSON file; the result is shown by a toast. */
function useDataDownload(id: number) {
  const dispatch = useAppDispatch();
  const toast = useToast();
  return async (): Promise<void> => {
    try {
      const request = consoleApi.endpoints.exportPersonalData.initiate({ id }, LOAD_ONCE);
      const text = JSON.stringify(await dispatch(request).unwrap(), null, 2);
      saveFile(new Blob([text], { type: 'application/json' }), 'Foyer personal data.json');
      toast.success('Your file with your data is saved.');
    } catch (error) {
      toast.error(errorMessage(error, 'Your data could not be downloaded. Please try again.'));
    }
  };
}
