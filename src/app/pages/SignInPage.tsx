import { useSearchParams } from 'react-router';
import { SignInPage } from '@/features/auth/SignInPage';
import { paths, safeNext, withNext } from '@/lib/paths';

export default function SignInRoute() {
  const [query] = useSearchParams();
  const next = safeNext(query.get('next'));
  return <SignInPage next={next ?? paths.home} signUpTo={withNext(paths.signUp, next)} />;
}
