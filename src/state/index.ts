export * from './auth';
export * from './cartStage';
export * from './sidebar';
export * from './theme';
export * from './toasts';
