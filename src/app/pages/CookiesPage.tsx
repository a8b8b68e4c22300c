import { PolicyPage } from '@/features/info/PolicyPage';

export default function CookiesRoute() {
  return <PolicyPage policy="cookies" />;
}
