import { PolicyPage } from '@/features/info/PolicyPage';

export default function TermsRoute() {
  return <PolicyPage policy="terms" />;
}
