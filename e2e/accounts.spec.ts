import type { Page } from '@playwright/test';
import { callApi, readApi } from './support/apiCalls';
import { readCode } from './support/outbox';
import { credentialsOf, fillSignIn, signIn, signOut, type DemoUser } from './support/people';
import { expect, test } from './support/server';

interface BookingInList {
  id: number;
  user: number;
  booking_number: string;
  payment_status: string;
}

interface Verified {
  user: { id: number; role: string; company_id: number | null };
}

const whoIs = async (page: Page) => (await readApi<Verified>(page, '/auth/verify-token/')).user;

test.describe('roles', () => {
  const firstEvent = async (page: Page) =>
    (await readApi<{ results: { id: number; title: string }[] }>(page, '/events/')).results[0];

  test('an employee neither sees nor can request the figures of an event', async ({ page }) => {
    await signIn(page, 'asha');
    const event = await firstEvent(page);
    await page.goto(`/events/${event?.id}`);
    const aside = page.getByRole('complementary', { name: 'About this booking' });
    await expect(aside.getByRole('heading', { name: 'Venue Details' })).toBeVisible();
    await expect(aside.getByRole('heading', { name: 'Event Statistics' })).toHaveCount(0);
    await expect(aside.getByRole('heading', { name: 'Access Level' })).toHaveCount(0);
    expect((await callApi(page, 'GET', `/events/${event?.id}/statistics/`)).status).toBe(403);
  });

  test('the platform’s admin sees the figures of an event', async ({ page }) => {
    await signIn(page, 'admin');
    const event = await firstEvent(page);
    await page.goto(`/events/${event?.id}`);
    const aside = page.getByRole('complementary', { name: 'About this booking' });
    const statistics = aside.getByRole('region', { name: 'Event Statistics' });
    await expect(statistics.getByText('Total capacity')).toBeVisible();
    await expect(statistics.getByText('Progress', { exact: true })).toBeVisible();
    await expect(aside.getByRole('heading', { name: 'Access Level' })).toBeVisible();
  });

  test('/user/checkout is for the spec’s roles', async ({ page }) => {
    await page.goto('/user/checkout');
    await expect(page).toHaveURL(/\/signin\?next=%2Fuser%2Fcheckout$/);
    await fillSignIn(page, credentialsOf('asha'));
    // With nothing to pay, payment leads back to the cart.
    await expect(page).toHaveURL(/\/cart(\?stage=payment)?$/);
    await page.goto('/user/profile');
    await expect(page).toHaveURL(/\/profile$/);
    await signOut(page);

    await signIn(page, 'vikram');
    for (const address of ['/user/checkout', '/user/profile', '/user/bookings']) {
      await page.goto(address);
      await expect(page).toHaveURL(/:\d+\/$/);
    }
  });
});

test.describe('guards', () => {
  test('a visitor is redirected to sign-in, and back afterwards', async ({ page }) => {
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/signin\?next=%2Fprofile$/);
    await fillSignIn(page, credentialsOf('asha'));
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  });

  test('sign-in and sign-up redirect a signed-in person', async ({ page }) => {
    await signIn(page, 'asha');
    for (const address of ['/signin', '/signup', '/signin?next=https://elsewhere.example/']) {
      await page.goto(address);
      await expect(page).toHaveURL(/:\d+\/$/);
    }
  });

  test('sign-in never redirects to another site', async ({ page }) => {
    await page.goto('/signin?next=//elsewhere.example/cart');
    await fillSignIn(page, credentialsOf('asha'));
    await expect(page).toHaveURL(/127\.0\.0\.1:\d+\/$/);
  });
});

test('two companies never see each other’s bookings', async ({ page, newVisitor }) => {
  await signIn(page, 'asha');
  const { results } = await readApi<{ results: BookingInList[] }>(page, '/bookings/?page_size=100');
  const paid = results.find((booking) => booking.payment_status === 'paid');
  if (!paid) throw new Error('The demo world gives asha no paid booking.');
  await page.goto(`/my-bookings?ticket=${paid.id}`);
  const ticket = page.getByRole('dialog', { name: /event ticket/i });
  await expect(ticket.getByRole('img', { name: /qr/i })).toBeVisible();

  const lena = await newVisitor();
  await signIn(lena, 'lena');
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
    await signIn(meera, 'meera');
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

  test('a free provider is refused, a company that only sounds like one is not', async ({
    page,
  }) => {
    await page.goto('/signup');
    const email = page.getByLabel(/email/i);
    const refusal = page.getByText(
      /Free email providers \(Gmail, Yahoo, etc\.\) are not allowed\./,
    );
    await email.fill('somebody@mail.gmail.com');
    await page.getByRole('button', { name: 'Send Code' }).click();
    await expect(refusal).toBeVisible();
    await email.fill('somebody@oliveco.com');
    await page.getByRole('button', { name: 'Send Code' }).click();
    await expect(refusal).toHaveCount(0);
    await expect(page.getByText('First name is required')).toBeVisible();
  });

  test('a new password ends the old sessions', async ({ page, newVisitor, foyer }) => {
    const email = 'kabir@northwind.example';
    await signIn(page, 'kabir');
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

test.describe('profile', () => {
  const openForm = async (page: Page, who: DemoUser) => {
    await signIn(page, who);
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    return page.getByRole('form', { name: 'Edit Profile' });
  };

  test('only what changed is sent, and nobody gives themselves a role', async ({ page }) => {
    const form = await openForm(page, 'asha');
    await expect(form.getByLabel('Email')).not.toBeEditable();
    await expect(form.getByText('Only an administrator can change a role.')).toBeVisible();
    await expect(form.getByRole('combobox', { name: 'Role' })).toBeDisabled();

    await form.getByLabel('Last name').fill('Menon-Rao');
    const saving = page.waitForRequest((request) => request.method() === 'PUT');
    await form.getByRole('button', { name: 'Save' }).click();
    expect((await saving).postDataJSON()).toEqual({ lname: 'Menon-Rao' });
    await expect(page.getByText('Profile saved')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account of Asha Menon-Rao' })).toBeVisible();

    const { id, role } = await whoIs(page);
    const wish = { role: 'superadmin', company_id: 1_000_000, lname: 'Menon' };
    const { status, text } = await callApi(page, 'PUT', `/users/${id}`, wish);
    expect([status, JSON.parse(text)]).toMatchObject([200, { data: { role, lname: 'Menon' } }]);
  });

  test('a refused role is shown beside the Save button', async ({ page }) => {
    const form = await openForm(page, 'rhea');
    await form.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'User', exact: true }).click();
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText('You are the last Company Admin.');
    expect((await whoIs(page)).role).toBe('company_admin');
  });
});
