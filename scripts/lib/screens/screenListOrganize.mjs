/** Screens of the organizer's console, of Bombay Live in the demo world. */
import { dialog, press } from './screenActions.mjs';

const event = ({ organized }) => `/organize/events/${organized}`;

async function openDialog(page, name) {
  await press(page, name);
  await dialog(page).waitFor();
}

/** An action of the event's page, which phones have under More. */
async function openAction(page, name) {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) {
    await more.click();
    await page.getByRole('menuitem', { name }).click();
    await dialog(page).waitFor();
  } else await openDialog(page, name);
}

const refund = async (page) => {
  await press(page, /^Actions of/);
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  await dialog(page).getByLabel('Reason').waitFor();
};

export const rhea = [
  { name: 'organize-events', path: '/organize/events', whole: false },
  {
    name: 'organize-events-menu',
    path: '/organize/events',
    whole: false,
    act: async (page) => {
      await press(page, /^Actions of/);
      await page.getByRole('menuitem').first().waitFor();
    },
  },
  {
    name: 'organize-new',
    path: '/organize/events',
    whole: false,
    act: (page) => openDialog(page, 'New event'),
  },
  {
    name: 'organize-import',
    path: '/organize/events',
    whole: false,
    act: (page) => openDialog(page, 'Import'),
  },
  {
    name: 'organize-editor',
    path: (ids) => `${event(ids)}/edit`,
    needs: 'organized',
    whole: false,
  },
  {
    name: 'organize-editor-draft',
    path: ({ draft }) => `/organize/events/${draft}/edit`,
    needs: 'draft',
    act: (page) => press(page, 'Add ticket type'),
  },
  { name: 'organize-event', path: event, needs: 'organized' },
  { name: 'organize-attendees', path: (ids) => `${event(ids)}?tab=attendees`, needs: 'organized' },
  {
    name: 'organize-message',
    path: event,
    needs: 'organized',
    whole: false,
    act: (page) => openAction(page, 'Message attendees'),
  },
  {
    name: 'organize-complimentary',
    path: event,
    needs: 'organized',
    whole: false,
    act: (page) => openDialog(page, 'Complimentary tickets'),
  },
  {
    name: 'organize-refund',
    path: (ids) => `${event(ids)}?state=paid`,
    needs: 'organized',
    whole: false,
    act: refund,
  },
  { name: 'organize-settings', path: '/organize/settings' },
  { name: 'organize-team', path: '/organize/team' },
  { name: 'organize-api-keys', path: '/organize/api-keys' },
  { name: 'organize-webhooks', path: '/organize/webhooks' },
  { name: 'organize-changes', path: '/organize/changes' },
  { name: 'organize-takings', path: '/organize/takings?period=this-year' },
];
