import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { expectToasts } from '@/testing/expectToasts';
import { answer, apiPath, loseConnection, refuse } from '@/testing/handlers';
import { LocationProbe } from '@/testing/LocationProbe';
import { bodyOf, recordRequests } from '@/testing/recordRequests';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { server } from '@/testing/server';
import { buildSession } from '@/testing/userFactories';
import { SignInPage } from './SignInPage';

const REQUIRED = 'Please fill in all required fields';

function open(next = '/') {
  const view = renderWithProviders(
    <Routes>
      <Route path="/signin" element={<SignInPage />} />
      <Route path="*" element={<LocationProbe />} />
    </Routes>,
    { route: `/signin?${new URLSearchParams({ next })}` },
  );
  return {
    ...view,
    username: screen.getByLabelText(/^Username/),
    password: screen.getByLabelText(/^Password/),
    button: screen.getByRole('button', { name: 'Sign In' }),
  };
}

/** Types what a person would and presses the button. */
async function signIn(view: ReturnType<typeof open>, username = 'asha', password = 'secret-1') {
  if (username) await view.user.fill(view.username, username);
  if (password) await view.user.fill(view.password, password);
  await view.user.click(view.button);
}

it('sends what was typed, keeps the session, and leads on', async () => {
  const sent = recordRequests('post', '/auth/login/', bodyOf, buildSession());
  const view = open('/events/12?from=mail');
  await signIn(view, '  asha@northwind.example ', ' keeps its spaces ');
  expect(await screen.findByText('Now at /events/12?from=mail')).toBeVisible();
  expect(sent).toEqual([{ username: 'asha@northwind.example', password: ' keeps its spaces ' }]);
  expect(view.store.getState().auth).toMatchObject({
    status: 'signedIn',
    accessToken: 'access-1',
    user: { username: 'asha' },
  });
});

it('says why, to those who come from the mail of a request for approval', () => {
  open('/approvals/71');
  expect(screen.getByText(/^Sign in to review this request/)).toBeVisible();
});

it('leads on to the home page, unless they came from elsewhere', async () => {
  server.use(answer<ReturnType<typeof buildSession>>('post', '/auth/login/', buildSession()));
  const view = open('');
  await signIn(view, 'asha');
  expect(await screen.findByText('Now at /')).toBeVisible();
});

it('leads those who keep the door to the home page as well', async () => {
  const session = buildSession();
  session.user.permissions = ['check_in_tickets'];
  server.use(answer<typeof session>('post', '/auth/login/', session));
  const view = open('');
  await signIn(view, 'sam');
  expect(await screen.findByText('Now at /')).toBeVisible();
});

it('links to the home page, the sign-up and the reset, and helps the password manager', () => {
  const { username, password } = open('/cart');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute(
    'href',
    '/signup?next=%2Fcart',
  );
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/reset-password',
  );
  expect(username).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
});

describe('without both fields', () => {
  it.each([
    ['nothing', '', '', ['Username is required', 'Password is required'], 'username'],
    ['blanks', '   ', 'secret-1', ['Username is required'], 'username'],
    ['a name alone', 'asha', '', ['Password is required'], 'password'],
  ] as const)('(%s) says so and sends nothing', async (_case, name, word, errors, focused) => {
    const view = open();
    await signIn(view, name, word);
    expect(await screen.findByRole('alert')).toHaveTextContent(REQUIRED);
    await expectToasts(view, { tone: 'error', message: REQUIRED });
    expect(screen.getAllByText(/is required$/).map((error) => error.textContent)).toEqual(errors);
    expect(view[focused]).toHaveFocus();
    expect(view[focused]).toBeInvalid();
    expect(view[focused]).toHaveAccessibleDescription(errors[0]);
  });
});

describe('a failure', () => {
  it.each([
    [
      'in the words of the server',
      refuse('post', '/auth/login/', 401, { error: 'Wrong username or password.' }),
      ['Login failed', 'Wrong username or password.'],
      '',
    ],
    [
      'where the account is closed',
      refuse('post', '/auth/login/', 403, {
        code: 'account_closed',
        error:
          'Your account has been closed. Please ask the admin of your company to open it again.',
      }),
      [
        'Login failed',
        'Your account has been closed. Please ask the admin of your company to open it again.',
      ],
      '',
    ],
    [
      'without words',
      http.post(apiPath('/auth/login/'), () => new HttpResponse(null, { status: 400 })),
      ['Login failed. Please try again.'],
      '',
    ],
    [
      'of the network; what was typed is still there',
      loseConnection('post', '/auth/login/'),
      ['Login failed', 'Network error. Please check your connection and try again.'],
      'secret-1',
    ],
  ])('is told %s, in the form and as a toast', async (_case, handler, sentences, left) => {
    server.use(handler);
    const view = open();
    await signIn(view);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentences.join('')));
    expect(view.password).toHaveValue(left);
    expect(view.password).toHaveFocus();
    expect(view.username).toHaveValue('asha');
    // Here alone the page stands without the frame that shows the toast.
    await expectToasts(view, { tone: 'error', message: sentences.at(-1) });
    expect(view.store.getState().auth.status).toBe('signedOut');
  });

  it('goes away with the next try', async () => {
    server.use(refuse('post', '/auth/login/', 401, { error: 'Wrong username or password.' }));
    const view = open();
    await signIn(view);
    await screen.findByText('Wrong username or password.');
    server.use(http.post(apiPath('/auth/login/'), () => HttpResponse.json(buildSession())));
    await view.user.type(view.password, 'right-1{Enter}');
    expect(await screen.findByText('Now at /')).toBeVisible();
  });
});

describe('a person with a second factor', () => {
  const details = { methods: ['otp', 'recovery_code'] };
  const ask = refuse('post', '/auth/login/', 401, { code: 'second_factor_required', details });
  const openSecondStep = async () => {
    server.use(ask);
    const view = open('/cart');
    await signIn(view, 'asha', 'secret-1');
    const code = await screen.findByLabelText(/^Code/);
    return { view, code };
  };

  it('enters a code after the password', async () => {
    const { view, code } = await openSecondStep();
    const sent = recordRequests('post', '/auth/login/', bodyOf, buildSession());
    await view.user.fill(code, '123 456');
    await view.user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Now at /cart')).toBeVisible();
    expect(sent).toEqual([{ username: 'asha', password: 'secret-1', otp: '123456' }]);
  });

  it('may enter a recovery code instead', async () => {
    const { view } = await openSecondStep();
    const sent = recordRequests('post', '/auth/login/', bodyOf, buildSession());
    await view.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await view.user.fill(screen.getByLabelText(/^Recovery code/), 'AAAA-BBBB-CCCC-DDDD');
    await view.user.click(screen.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Now at /cart')).toBeVisible();
    expect(sent).toMatchObject([{ recovery_code: 'AAAA-BBBB-CCCC-DDDD' }]);
  });

  it('is told of a wrong code, and may go back', async () => {
    const { view, code } = await openSecondStep();
    const error = 'This code is wrong or was used before. Please enter a new one.';
    server.use(refuse('post', '/auth/login/', 401, { code: 'invalid_second_factor', error }));
    await view.user.fill(code, '000000');
    await view.user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(error));
    await view.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText(/^Username/)).toHaveValue('asha');
  });
});
