export { stopTestPostgres as default } from './globalSetup';
