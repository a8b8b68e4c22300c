/** Actions on the page before a picture of `npm run screens` is taken. */
export const press = (scope, name) => scope.getByRole('button', { name }).first().click();
export const dialog = (page) => page.getByRole('dialog');
export const openFirstChange = (page) =>
  page.getByRole('list', { name: 'Changes' }).locator('summary').first().click();

/** The address to which a gateway returns the person. */
export const returnAddress = (kind) => (ids) => `/cart?stage=payment&payment=${ids.payments[kind].id}`;
export const waitForPayButton = (page) =>
  page
    .getByRole('button', { name: /^Pay ₹/ })
    .first()
    .waitFor();
