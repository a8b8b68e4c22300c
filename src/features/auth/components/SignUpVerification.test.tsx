import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectToasts } from '@/testing/expectToasts';
import { apiPath, loseConnection, refuse } from '@/testing/handlers';
import { server } from '@/testing/server';
import { acceptAll, code, field, fill, open, resend, verify } from '../signUp.testUtils';
import { restartClock, stopClock } from '@/testing/stoppedClock';

describe('the code', () => {
  const atStep2 = async () => {
    const sent = acceptAll();
    const view = open();
    await fill(view);
    await screen.findByRole('heading', { name: 'Check your email' });
    return { ...view, sent };
  };

  it('takes digits alone, six of them, before it can be sent', async () => {
    const { user, sent, store } = await atStep2();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    await user.fill(code(), '12a-34 5');
    expect(code()).toHaveValue('12345');
    await user.click(verify());
    expect(await screen.findByText('OTP must be 6 digits')).toBeVisible();
    expect(sent.at(-1)?.path).toBe('/auth/signup_request/');
    await user.type(code(), '678');
    expect(code()).toHaveValue('123456');
    await user.click(verify());
    expect(await screen.findByText('Now at /cart')).toBeVisible();
    expect(sent.at(-1)).toEqual({
      path: '/auth/verify_otp_and_signup/',
      body: {
        email: 'neha@acme.com',
        first_name: 'Neha',
        last_name: 'Shah',
        password: 'long-enough',
        otp: '123456',
      },
    });
    expect(store.getState().auth.status).toBe('signedIn');
  });

  it.each([
    ['', 'OTP is required'],
    ['123', 'OTP must be 6 digits'],
  ])('%j is refused when Verify is pressed', async (otp, message) => {
    const { user } = await atStep2();
    if (otp) await user.fill(code(), otp);
    await user.click(verify());
    await waitFor(() => expect(code()).toHaveAccessibleDescription(message));
    expect(code()).toHaveFocus();
  });

  it.each([
    [
      'wrong, says the server',
      refuse('post', '/auth/verify_otp_and_signup/', 400, { error: 'That code is not right.' }),
      'Signup failedThat code is not right.',
    ],
    [
      'wrong',
      http.post(
        apiPath('/auth/verify_otp_and_signup/'),
        () => new HttpResponse(null, { status: 400 }),
      ),
      'Signup failedInvalid OTP. Please try again.',
    ],
    [
      'lost on the way',
      loseConnection('post', '/auth/verify_otp_and_signup/'),
      'Signup failedNetwork error. Please try again.',
    ],
  ])('is %s', async (_case, handler, message) => {
    const { user, store } = await atStep2();
    server.use(handler);
    await user.fill(code(), '123456');
    await user.click(verify());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(code()).toHaveFocus();
    await expectToasts({ store }, { tone: 'error', message: message.replace('Signup failed', '') });
    expect(store.getState().auth.status).toBe('signedOut');
  });

  describe('the clock of the code', () => {
    beforeEach(() => {
      stopClock();
    });
    afterEach(() => {
      restartClock();
    });
    const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000));
    const clock = () => screen.getByRole('timer').textContent;

    it('runs from ten minutes to nought; only then a new code can be had', async () => {
      const { user, sent } = await atStep2();
      expect(clock()).toMatch(/^New code in (10:00|9:5\d)$/);
      expect(resend()).toBeDisabled();
      pass(540);
      expect(clock()).toMatch(/^New code in (1:00|0:5\d)$/);
      expect(resend()).toBeDisabled();
      pass(61);
      expect(clock()).toBe('');
      await user.click(resend());
      expect(await screen.findByText('A new code is on its way.')).toBeVisible();
      expect(sent.at(-1)).toEqual({ path: '/auth/resend_otp/', body: { email: 'neha@acme.com' } });
      expect(clock()).toMatch(/^New code in (10:00|9:5\d)$/);
      expect(resend()).toBeDisabled();
    });

    it.each([
      [
        'too soon',
        refuse('post', '/auth/resend_otp/', 429, { error: 'Wait 30 seconds.' }),
        'Wait 30 seconds.',
      ],
      ['lost', loseConnection('post', '/auth/resend_otp/'), 'Failed to resend OTP.'],
      [
        'failed',
        http.post(apiPath('/auth/resend_otp/'), () => new HttpResponse(null, { status: 400 })),
        'Failed to resend OTP.',
      ],
    ])('may be asked for anew when the resend was %s', async (_case, handler, message) => {
      const { user } = await atStep2();
      server.use(handler);
      pass(601);
      await user.click(resend());
      await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
      expect(resend()).toBeEnabled();
    });

    it('starts anew after going back, which keeps the details and drops the code', async () => {
      const { user } = await atStep2();
      pass(300);
      await user.type(code(), '123');
      await user.click(screen.getByRole('button', { name: 'Back' }));
      expect(field(/^First name/)).toHaveValue('Neha');
      expect(field(/^First name/)).toHaveFocus();
      expect(field(/^Work email/)).toHaveValue('neha@acme.com');
      await user.click(screen.getByRole('button', { name: 'Send Code' }));
      await screen.findByRole('heading', { name: 'Check your email' });
      expect(code()).toHaveValue('');
      expect(clock()).toMatch(/^New code in (10:00|9:5\d)$/);
    });
  });
});
