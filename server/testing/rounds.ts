/**
 * Rounds of a race or a random model: few by default, TEST_ROUNDS in long runs
 * (`npm run bench -- races`, `model` and `budget-race`).
 */
export const testRounds = (usual: number): number => Number(process.env.TEST_ROUNDS ?? usual);

/** Long runs print their progress and use a new seed each time. */
export const isLongRun = process.env.TEST_ROUNDS !== undefined;

/** Number of buyers, requests or hours in a race: few by default, `long` in long runs. */
export const testSize = (usual: number, long: number): number => (isLongRun ? long : usual);
