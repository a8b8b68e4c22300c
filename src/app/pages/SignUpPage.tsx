import { useSearchParams } from 'react-router';
import { SignUpPage } from '@/features/auth/SignUpPage';
import { paths, safeNext, withNext } from '@/lib/paths';

export default function SignUpRoute() {
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  return <SignUpPage next={next ?? paths.home} signInTo={withNext(paths.signIn, next)} />;
}
