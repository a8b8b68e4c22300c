import { prepareDatabase } from './db/pglite/prepareDatabase';

/** Run by the build, which bundles it beside the server. */
await prepareDatabase(import.meta.dirname);
