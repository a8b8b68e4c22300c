import type { Page } from '@playwright/test';
import { callApi, readApi } from './support/apiCalls';
import { readCode } from './support/outbox';
import { credentialsOf, fillSignIn } from './support/people';
import { signInByCookies } from './support/purchases';
import { expect, test } from './support/server';

const whoIs = async (page: Page) => (await readApi(page, '/auth/verify-token/')).user;

test('two companies never see each other’s bookings', async ({ page, newVisitor, baseURL }) => {
  await signInByCookies(page, baseURL, 'asha');
  const { results } = await readApi(page, '/bookings/?page_size=100');
  const paid = results.find((booking) => booking.payment_status === 'paid');
  if (!paid) throw new Error('The demo world gives asha no paid booking.');
  await page.goto(`/my-bookings?ticket=${paid.id}`);
  const ticket = page.getByRole('dialog', { name: /event ticket/i });
  await expect(ticket.getByRole('img', { name: /qr/i })).toBeVisible();

  const lena = await newVisitor();
  await signInByCookies(lena, baseURL, 'lena');
  await test.step('the link to the ticket leads to nothing', async () => {
    await lena.goto(`/my-bookings?ticket=${paid.id}`);
    const refused = lena.getByRole('dialog', { name: /event ticket/i });
    await expect(refused.getByText('Booking not found')).toBeVisible();
    await expect(lena.getByText(paid.booking_number)).toHaveCount(0);
  });
  await test.step('nor does the link to its attendees', async () => {
    await lena.goto(`/cart?stage=attendee_details&booking=${paid.id}`);
    await expect(lena.getByRole('heading', { name: 'Booking Not Found' })).toBeVisible();
  });
  await test.step('the server has nothing there either', async () => {
    for (const address of [
      `/bookings/${paid.id}?include=payment,attendees`,
      `/bookings/${paid.id}/qr-code/`,
      `/bookings/?user=${paid.user}`,
      `/users/${paid.user}`,
    ]) {
      expect([address, (await callApi(lena, 'GET', address)).status]).toEqual([address, 404]);
    }
    const search = `/bookings/?search=${paid.booking_number}`;
    expect(await readApi(lena, search)).toMatchObject({ count: 0, results: [] });
  });
  await test.step('and the admin of the other company sees nothing of lena', async () => {
    const { id } = await whoIs(lena);
    const meera = await newVisitor();
    await signInByCookies(meera, baseURL, 'meera');
    expect((await callApi(meera, 'GET', `/bookings/?user=${id}`)).status).toBe(404);
    expect((await callApi(meera, 'GET', `/bookings/?user=${paid.user}`)).status).toBe(200);
  });
});

test.describe('sign-up', () => {
  const password = 'a long enough password';

  async function signUp(page: Page, person: { first: string; last: string; email: string }) {
    await page.goto('/signup');
    await page.getByLabel(/first name/i).fill(person.first);
    await page.getByLabel(/last name/i).fill(person.last);
    await page.getByLabel(/email/i).fill(person.email);
    await page.getByLabel(/^password/i).fill(password);
    await page.getByRole('checkbox', { name: /i agree/i }).check();
    await page.getByRole('button', { name: 'Send Code' }).click();
    await expect(page.getByLabel(/verification code/i)).toBeVisible();
  }

  const verifyButton = (page: Page) => page.getByRole('button', { name: /^verify/i });

  test('a new domain makes a company, and a colleague joins it', async ({
    page,
    newVisitor,
    foyer,
  }) => {
    await test.step('the first person signs up', async () => {
      await signUp(page, { first: 'Rohan', last: 'Das', email: 'Rohan@Blue-Harbour.example' });
      await expect(page.getByRole('timer')).toHaveText(/(10:00|9:\d\d)$/);
      await expect(page.getByRole('button', { name: 'Resend Code' })).toBeDisabled();

      const code = await readCode(foyer, 'rohan@blue-harbour.example', 'Your Foyer sign-up code');
      const field = page.getByLabel(/verification code/i);
      await field.fill(code === '000000' ? '000001' : '000000');
      await verifyButton(page).click();
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toContainText('Invalid OTP. Please try again.');
      await field.fill(`x${code}789`);
      await expect(field).toHaveValue(code);
      await verifyButton(page).click();
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(page.getByRole('button', { name: 'Account of Rohan Das' })).toBeVisible();
    });
    const founder = await whoIs(page);
    expect(founder.role).toBe('company_admin');

    const colleague = await newVisitor();
    await test.step('a colleague joins', async () => {
      await signUp(colleague, { first: 'Ila', last: 'Roy', email: 'ila@blue-harbour.example' });
      const code = await readCode(foyer, 'ila@blue-harbour.example', 'Your Foyer sign-up code');
      await colleague.getByLabel(/verification code/i).fill(code);
      await verifyButton(colleague).click();
      await expect(colleague).toHaveURL(/:\d+\/$/);
    });
    expect(await whoIs(colleague)).toMatchObject({
      role: 'employee',
      company_id: founder.company_id,
    });
  });

  test('a new password ends the old sessions', async ({ page, newVisitor, baseURL, foyer }) => {
    const email = 'kabir@northwind.example';
    await signInByCookies(page, baseURL, 'kabir');
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();

    const elsewhere = await newVisitor();
    await elsewhere.goto('/signin');
    await elsewhere.getByRole('link', { name: 'Forgot password?' }).click();
    await elsewhere.getByLabel(/email/i).fill(email);
    await elsewhere.getByRole('button', { name: 'Send Code' }).click();
    const code = await readCode(foyer, email, 'Your Foyer password code');
    await elsewhere.getByLabel(/verification code/i).fill(code);
    await elsewhere.getByLabel(/^new password/i).fill(password);
    await elsewhere.getByRole('button', { name: 'Set New Password' }).click();
    await expect(elsewhere).toHaveURL(/\/signin$/);
    await expect(elsewhere.getByText(/your password has been changed/i)).toBeVisible();

    await test.step('the open session is over', async () => {
      await page.reload();
      await expect(page).toHaveURL(/\/signin\?next=%2Fprofile$/);
    });
    await test.step('the old password is no longer good', async () => {
      await fillSignIn(page, credentialsOf('kabir'));
      const main = page.getByRole('main');
      await expect(main.getByRole('alert')).toContainText('Invalid username or password.');
    });
    await test.step('the new one is', async () => {
      await fillSignIn(page, { username: email, password });
      await expect(page).toHaveURL(/\/profile$/);
    });
  });
});
