/** `npm run -s sbom`: prints the bill of materials of what ships. `npm run release` writes the same into its folder. */
import { billOfMaterials } from './lib/sbom.mjs';

process.stdout.write(await billOfMaterials());
