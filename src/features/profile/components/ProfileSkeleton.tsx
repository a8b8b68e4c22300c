import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { DefinitionList } from '@/components/display/DefinitionList';
import styles from './ProfileView.module.css';

const TERMS = [
  'First name',
  'Last name',
  'Username',
  'Email',
  'Date of birth',
  'Gender',
  'Role',
  'Company ID',
];

/** As high as the profile that replaces it, so that the card below does not shift. */
export function ProfileSkeleton() {
  return (
    <Card>
      <div className={styles.facts}>
        <DefinitionList
          items={TERMS.map((term) => ({
            term,
            value: <Skeleton sx={{ typography: 'ui', width: '75%' }} />,
          }))}
        />
      </div>
      <div className={styles.actions}>
        <p role="status" className={styles.loading}>
          Loading...
        </p>
      </div>
    </Card>
  );
}
