import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { PersonAccount } from '@/api';
import { useToast } from '@/state';
import { nameOf } from './accountRoles';
import { EraseDialog } from './EraseDialog';

interface ErasePersonDialogProps {
  person: PersonAccount;
  onClose: () => void;
}

const GOES = [
  'Name, addresses, phone, birth date and password',
  'Sign-ins with their devices, emails, messages and preferences',
  'The name in bookings, tickets, histories and changes',
];
const STAYS = [
  'Payments, refunds and invoices as issued, which the law asks for',
  'Bookings and their sums, without the name',
  'Tickets of others, and the company’s register of guests',
];

/** Erases a person whose account is closed. */
export default function ErasePersonDialog({ person, onClose }: ErasePersonDialogProps) {
  const toast = useToast();
  const name = nameOf(person);
  return (
    <EraseDialog
      person={person}
      title={`Delete ${name} for good?`}
      text="For someone who asked to be deleted."
      warning="This cannot be undone. The address can sign up again as a new person."
      submitLabel="Delete for good"
      passwordLabel="Your own password"
      fallback="The person could not be deleted. Please try again."
      onErased={() => {
        toast.success(`The account and data of ${name} are deleted`);
        onClose();
      }}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, mb: 3 }}>
        <What title="Deleted" items={GOES} />
        <What title="Kept" items={STAYS} />
      </Box>
    </EraseDialog>
  );
}

function What({ title, items }: { title: string; items: readonly string[] }) {
  const id = useId();
  return (
    <div>
      <Typography id={id} component="h3" variant="ui" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ul"
        aria-labelledby={id}
        sx={{ pl: 2.25, listStyle: 'disc', typography: 'ui', color: 'text.secondary' }}
      >
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Box>
    </div>
  );
}
