import { selectUser, useAppSelector } from '@/state';
import styles from '../placeOf.module.css';

/** Role and company of the person: "Manager at Northwind Industries". */
export function CompanyBlock() {
  const user = useAppSelector(selectUser);
  if (!user?.company) return null;
  return (
    <p className={styles.company}>
      <span>{user.role_label} at</span> <strong>{user.company}</strong>
    </p>
  );
}
