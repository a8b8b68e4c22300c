import { PolicyPage } from '@/features/info/PolicyPage';

export default function PrivacyRoute() {
  return <PolicyPage policy="privacy" />;
}
