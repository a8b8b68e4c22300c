/**
 * The pictures of `npm run screens`. `who` signs in first; `needs` names an id that must be known;
 * `before` comes before the page is opened, `act` after. `whole: false` where something lies over the
 * page: only what is in sight is taken.
 */
import { asha, overlays, vikram } from './screenListOwn.mjs';
import { visitor } from './screenListPublic.mjs';
import { admin, meera, sam } from './screenListStaff.mjs';

const by = (who, screens) => screens.map((screen) => ({ ...screen, who }));

export const screens = [
  ...by(null, visitor),
  ...by('vikram', vikram),
  // The last of these folds the sidebar, which stays folded.
  ...by('asha', [...asha, ...overlays]),
  ...by('admin', admin),
  ...by('meera', meera),
  ...by('sam', sam),
];
