export * from './auth';
export * from './cartStage';
export * from './door';
export * from './sidebar';
export * from './theme';
export * from './toasts';
export { useTell } from './useTell';
