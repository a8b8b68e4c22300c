import { callApi } from './support/apiCalls';
import { entryOf, screens } from './support/screenStates';
import { addSessionCookies } from './support/testBookings';
import { test } from './support/visitTest';
import { credentialsOf, fillSignIn, signOut } from './support/people';
import { expect } from './support/server';

const signInFor = (address: string) => `/signin?${new URLSearchParams({ next: address })}`;
const personal = screens.filter(({ name }) =>
  ['cart', 'payment', 'ticket', 'profile', 'notifications'].includes(name),
);

test('a session that the server has ended: each screen redirects to sign-in and opens again after it', async ({
  page,
  context,
  bookings,
  visitEach,
}) => {
  await visitEach(personal, async ({ address, ready }) => {
    const here = address(bookings);
    await page.goto(here);
    await expect(ready(page, bookings)).toBeVisible();
    await callApi(page, 'POST', '/auth/logout/', {});
    // Back online the screen reloads its data, with the ended session.
    await context.setOffline(true);
    await context.setOffline(false);
    await expect(page).toHaveURL(signInFor(here));
    await fillSignIn(page, credentialsOf('gauri'));
    await expect(page).toHaveURL(here);
    await expect(ready(page, bookings)).toBeVisible();
  });
});

test('input that was not saved is restored after the session has ended', async ({
  page,
  foyer,
  ownBookings: bookings,
}) => {
  await addSessionCookies(page.context(), foyer.url, 'meera');
  const here = `/cart?stage=attendee_details&booking=${bookings.paid.id}`;
  await page.goto(here);
  const people = ['Ravi Iyer', 'Sunita Das'];
  const nameOf = (place: number) =>
    page.getByRole('group', { name: `Attendee ${place + 1} of 2` }).getByLabel(/full name/i);
  for (const [place, name] of people.entries()) {
    await nameOf(place).fill(name);
    await page
      .getByRole('group', { name: `Attendee ${place + 1} of 2` })
      .getByLabel(/email/i)
      .fill(`guest${place}@lotus.example`);
  }
  await callApi(page, 'POST', '/auth/logout/', {});
  await page.getByRole('button', { name: 'Save Attendee Details' }).click();
  await expect(page).toHaveURL(signInFor(here));
  await fillSignIn(page, credentialsOf('meera'));
  await expect(page).toHaveURL(here);
  await expect(page.getByText('Your unsaved details were restored')).toBeVisible();
  for (const [place, name] of people.entries()) await expect(nameOf(place)).toHaveValue(name);
  await page.getByRole('button', { name: 'Save Attendee Details' }).click();
  await expect(page.getByText('Attendee details saved successfully')).toBeVisible();
});

test('signed out in another tab: this one redirects to sign-in and back, and the cart is unchanged', async ({
  page,
  context,
  foyer,
  bookings,
}) => {
  await addSessionCookies(context, foyer.url, 'gauri');
  const [profile, cart] = [await context.newPage(), await context.newPage()];
  await page.goto('/about');
  await profile.goto('/profile');
  await expect(profile.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await cart.goto('/cart?stage=payment');
  await expect(cart.getByRole('heading', { name: bookings.pending.title })).toBeVisible();

  await signOut(page);
  await expect(profile).toHaveURL(signInFor('/profile'));
  await expect(cart.getByRole('heading', { name: 'Authentication Required' })).toBeVisible();
  await expect(cart.getByRole('heading', { name: bookings.pending.title })).toHaveCount(0);
  await cart.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(cart, credentialsOf('gauri'));
  await expect(cart).toHaveURL('/cart?stage=payment');
  await expect(cart.getByRole('heading', { name: bookings.pending.title })).toBeVisible();
  await expect(profile).toHaveURL('/profile');
  await expect(profile.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
  await cart.getByRole('link', { name: 'Back to Cart' }).click();
  await expect(entryOf(cart, bookings.pending.title).getByRole('status')).toHaveText('2');
});
