import { it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { expectToasts } from '@/testing/expectToasts';
import { answer, refuse } from '@/testing/handlers';
import { buildOrganizer } from '@/testing/organizerFactories';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildTokens, buildUser } from '@/testing/userFactories';
import { noFields } from './setupFields';
import { useCompleteSetup } from './useCompleteSetup';

function Start() {
  const complete = useCompleteSetup('abc');
  return (
    <button onClick={() => complete({ ...noFields, begin: 'event', title: 'Ragas' })}>Go</button>
  );
}

it.each([403, 503])('says why the first event was not made (%i)', async (status) => {
  server.use(
    answer(
      'post',
      '/setup/',
      { ...buildTokens(), user: buildUser(), organizer: buildOrganizer() },
      201,
    ),
    refuse('post', '/events/', status, { error: 'Please come back later.' }),
  );
  const { user, store } = renderWithProviders(<Start />);
  await user.click(screen.getByRole('button', { name: 'Go' }));
  await expectToasts({ store }, { message: 'Please come back later.' });
});
