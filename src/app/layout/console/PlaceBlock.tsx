import Stack from '@mui/material/Stack';
import { selectUser, useAppSelector } from '@/state';

interface PlaceBlockProps {
  /** `Manager at` */
  role: string;
  name: string;
}

/** At the foot of the sidebar: the person's role, and where. */
export function PlaceBlock({ role, name }: PlaceBlockProps) {
  return (
    <Stack
      component="p"
      sx={{
        gap: 0.25,
        p: 1.75,
        borderTop: 1,
        borderColor: 'divider',
        typography: 'meta',
        color: 'text.secondary',
        '& strong': { fontWeight: 600, color: 'text.primary' },
      }}
    >
      <span>{role}</span> <strong>{name}</strong>
    </Stack>
  );
}

/** Role and company of the person: "Manager at Northwind Industries". */
export function CompanyBlock() {
  const user = useAppSelector(selectUser);
  return user?.company ? <PlaceBlock role={`${user.role_label} at`} name={user.company} /> : null;
}
