/**
 * The pictures of `npm run screens`. `who` is signed in; `needs` names an id that must be known; `before`
 * runs before the page is opened, `act` after. With `whole: false`, for overlays, the picture shows only
 * the viewport.
 */
import { asha, overlays, vikram } from './screenListOwn.mjs';
import { rhea } from './screenListOrganize.mjs';
import { visitor } from './screenListPublic.mjs';
import { admin, meera, sam } from './screenListStaff.mjs';

const by = (who, screens) => screens.map((screen) => ({ ...screen, who }));

export const screens = [
  ...by(null, visitor),
  ...by('vikram', vikram),
  // The last of these collapses the sidebar, which stays collapsed.
  ...by('asha', [...asha, ...overlays]),
  ...by('admin', admin),
  ...by('meera', meera),
  ...by('sam', sam),
  ...by('rhea', rhea),
];
