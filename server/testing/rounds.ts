/**
 * Rounds of a race or of a random model: few with every change, as many as TEST_ROUNDS says in the long runs
 * (`npm run bench -- races`, `model` and `budget-race`).
 */
export const testRounds = (usual: number): number => Number(process.env.TEST_ROUNDS ?? usual);

/** Long runs print how far they are, and take another seed each time. */
export const isLongRun = process.env.TEST_ROUNDS !== undefined;

/** Buyers, requests or hours of a race: fewer with every change, `long` of them in the long runs. */
export const testSize = (usual: number, long: number): number => (isLongRun ? long : usual);
