import type { Overrides } from './overrides/colour.ts';
import { controls } from './overrides/controls.ts';
import { fields } from './overrides/fields.ts';
import { surfaces } from './overrides/surfaces.ts';
import { tables } from './overrides/tables.ts';

/** The look of Foyer on MUI's components. */
export const componentOverrides: Overrides = { ...surfaces, ...controls, ...fields, ...tables };
