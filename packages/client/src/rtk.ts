export * from './baseQuery.js';
export * from './endpoints.gen.js';
