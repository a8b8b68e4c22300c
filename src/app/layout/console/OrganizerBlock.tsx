import type { Organizer } from '@/api';
import { ORGANIZER_ROLES } from '@/entities/organizer/organizerRoles';
import styles from '../placeOf.module.css';

/** Role and organizer of the person: "Owner at Bombay Live". */
export function OrganizerBlock({ organizer }: { organizer: Organizer }) {
  const role = organizer.role ? ORGANIZER_ROLES[organizer.role].label : 'Platform admin';
  return (
    <p className={styles.company}>
      <span>{role} at</span> <strong>{organizer.name}</strong>
    </p>
  );
}
