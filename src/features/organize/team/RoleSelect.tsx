import ChevronDown from 'lucide-react/icons/chevron-down';
import type { OrganizerRole } from '@/api';
import { Icon } from '@/components/display/Icon';
import { ORGANIZER_ROLES } from '@/entities/organizer/organizerRoles';
import styles from './RoleSelect.module.css';

interface RoleSelectProps {
  label: string;
  value: OrganizerRole;
  /** While a change is under way. */
  busy: boolean;
  onChange: (role: OrganizerRole) => unknown;
}

const isRole = (text: string): text is OrganizerRole => Object.hasOwn(ORGANIZER_ROLES, text);

/** The role of one member; a choice is sent at once. */
export function RoleSelect({ label, value, busy, onChange }: RoleSelectProps) {
  return (
    <span className={styles.box}>
      <select
        className={styles.select}
        aria-label={label}
        aria-busy={busy}
        disabled={busy}
        value={value}
        onChange={({ target }) => isRole(target.value) && onChange(target.value)}
      >
        {Object.entries(ORGANIZER_ROLES).map(([role, words]) => (
          <option key={role} value={role}>
            {words.label}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} small className={styles.arrow} />
    </span>
  );
}
