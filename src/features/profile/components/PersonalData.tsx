import Button from '@mui/material/Button';
import { useState } from 'react';
import { BusyButton } from '@/components/buttons/BusyButton';
import { SettingCard } from '../components/SettingCard';
import { EraseDialog } from './EraseDialog';
import styles from './PersonalData.module.css';
import { useDataDownload } from './useDataDownload';

interface PersonalDataProps {
  id: number;
  email: string;
}

/** What Foyer keeps about the person, and deleting it (docs/product.md#a-persons-data). */
export default function PersonalData({ id, email }: PersonalDataProps) {
  const download = useDataDownload(id);
  const [isErasing, setIsErasing] = useState(false);
  return (
    <SettingCard
      id="personal-data"
      title="Your data"
      text="One file with everything that is kept about you: profile, bookings, attendees, payments and invoices, emails, sign-ins and what you changed. You can also delete your account; colleagues’ tickets stay valid."
    >
      <div className={styles.actions}>
        <BusyButton onClick={download}>Download my data</BusyButton>
        <Button variant="text" className={styles.erase} onClick={() => setIsErasing(true)}>
          Delete my account
        </Button>
      </div>
      {isErasing && <EraseDialog id={id} email={email} onClose={() => setIsErasing(false)} />}
    </SettingCard>
  );
}
