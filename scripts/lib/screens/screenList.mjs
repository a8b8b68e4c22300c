/**
 * The pictures of `npm run screens`. `who` signs in first; `needs` names an id that must be known;
 * `before` comes before the page is opened, `act` after. `whole: false` where an overlay covers the
 * page: only the viewport is taken.
 */
import { asha, overlays, vikram } from './screenListOwn.mjs';
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
];
