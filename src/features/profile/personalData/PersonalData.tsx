import { BusyButton } from '@/components/buttons/BusyButton';
import { SettingCard } from '../components/SettingCard';
import { useDataDownload } from './useDataDownload';

/** What Foyer keeps about the person (docs/product.md#a-persons-data). */
export default function PersonalData({ id }: { id: number }) {
  const download = useDataDownload(id);
  return (
    <SettingCard
      id="personal-data"
      title="Your data"
      text="One file with everything that is kept about you: profile, bookings, attendees, payments and invoices, mails, sign-ins and what you changed."
    >
      <BusyButton onClick={download}>Download my data</BusyButton>
    </SettingCard>
  );
}
