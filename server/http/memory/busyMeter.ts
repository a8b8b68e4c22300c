/** From this many requests in one second on, answers are shared. */
const BUSY_FROM = 100;
const SECOND = 1_000;

/** Tells a server with many requests from one with few, by their number in this second and the last. */
export class BusyMeter {
  private since = -Infinity;
  private count = 0;
  private before = 0;

  /** @param now milliseconds of a clock that only grows */
  add(now: number): void {
    this.turn(now);
    this.count += 1;
  }

  isBusy(now: number): boolean {
    this.turn(now);
    return this.count >= BUSY_FROM || this.before >= BUSY_FROM;
  }

  private turn(now: number): void {
    const passed = now - this.since;
    if (passed < SECOND) return;
    this.before = passed < 2 * SECOND ? this.count : 0;
    this.count = 0;
    this.since = now;
  }
}
