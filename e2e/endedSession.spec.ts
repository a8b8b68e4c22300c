import { callApi } from './support/apiCalls';
import { screens } from './support/screenStates';
import { addSessionCookies } from './support/testBookings';
import { test } from './support/visitTest';
import { credentialsOf, fillSignIn } from './support/people';
import { expect } from './support/server';

const signInFor = (address: string) => `/signin?${new URLSearchParams({ next: address })}`;
const personal = screens.filter(({ name }) => ['ticket', 'profile'].includes(name));

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
