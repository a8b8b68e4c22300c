/** What the pictures of `npm run screens` do before they are taken. */
export const press = (scope, name) => scope.getByRole('button', { name }).first().click();
export const dialog = (page) => page.getByRole('dialog');

/** Where a gateway sends the person back to. */
export const backFrom = (kind) => (ids) => `/cart?stage=payment&payment=${ids.payments[kind].id}`;
export const payShown = (page) =>
  page
    .getByRole('button', { name: /^Pay ₹/ })
    .first()
    .waitFor();
