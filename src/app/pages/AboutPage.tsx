import { useSelector } from 'react-redux';
import { AboutPage } from '@/features/info/AboutPage';
import { selectIsSignedIn } from '@/state';
import { paths } from '@/lib/paths';

/** GET STARTED leads a visitor to the sign-up, a member to the events. */
export default function AboutRoute() {
  const signedIn = useSelector(selectIsSignedIn);
  return <AboutPage startAt={signedIn ? paths.events : paths.signUp} />;
}
