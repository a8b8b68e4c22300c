import { pick, type Action } from './actions';
import {
  hasLineOf,
  totalWithFees,
  type HostedPayment,
  type ModelBooking,
  type ModelTier,
  type Person,
  type Share,
} from './modelState';

/** HTTP status, and the error code of a refusal. */
export type Expected = readonly [status: number, code: string | null];

const ok = (status: number): Expected => [status, null];
const refused = (status: number, code: string): Expected => [status, code];

type Payable = { shares: Share[]; refusal?: never } | { shares?: never; refusal: Expected };
const no = (status: number, code: string): Payable => ({ refusal: refused(status, code) });

/** Computes every expected answer and row from the rules of D8, D11, D12 and D13. */
export class Model {
  readonly lines: ModelBooking[] = [];
  readonly attempts: HostedPayment[] = [];
  /** Payments whose bookings were paid by another payment; the next jobs close their pages. */
  private readonly competing = new Set<HostedPayment>();
  /** Minor units. */
  captured = 0;
  refunded = 0;

  constructor(
    readonly people: readonly Person[],
    readonly tiers: readonly ModelTier[],
  ) {}

  /**
   * @param isOpen for `press`: whether the gateway still accepts an answer on the page
   * @returns null if the action has nothing to act on
   */
  apply(action: Action, isOpen = true): Expected | null {
    switch (action.kind) {
      case 'create':
        return this.create(action.by, action.tier, action.quantity);
      case 'pay': {
        const first = pick(this.lines, action.lines[0] ?? 0);
        if (!first) return null;
        const chosen = [...new Set(action.lines.map((number) => number % this.lines.length))];
        if (action.late) for (const index of chosen) endHold(this.line(index));
        const by = action.by ?? first.owner;
        return this.expireAfter(
          this.pay(
            by,
            chosen.sort((a, b) => a - b),
            action.wrongAmount,
          ),
        );
      }
      case 'checkout':
        return this.checkout(action.by);
      case 'press': {
        const attempt = pick(this.attempts, action.attempt);
        if (!attempt) return null;
        if (isOpen && action.answer === 'succeed' && !this.canContinue(attempt)) return ok(409);
        if (isOpen) this.press(attempt, action.answer);
        return ok(303);
      }
      case 'reprice':
        this.tier(action.tier).price = action.price;
        return null;
      case 'jobs':
        this.closeCompeting();
        return null;
      default:
        return this.applyToLine(action);
    }
  }

  available(tier: number): number {
    return this.tier(tier).total - this.count(tier, 'held') - this.count(tier, 'sold');
  }

  count(tier: number, state: ModelBooking['state']): number {
    return this.lines
      .filter((line) => line.tier === tier && line.state === state)
      .reduce((sum, line) => sum + line.quantity, 0);
  }

  private line(index: number): ModelBooking {
    const line = this.lines[index];
    if (!line) throw new Error(`There is no line ${index}.`);
    return line;
  }

  private tier(index: number): ModelTier {
    const tier = this.tiers[index];
    if (!tier) throw new Error(`There is no tier ${index}.`);
    return tier;
  }

  private create(by: number, tierIndex: number, quantity: number): Expected {
    const tier = this.tier(tierIndex);
    if (tier.onlyFor !== null && tier.onlyFor !== this.people[by]?.company) {
      return refused(403, 'forbidden');
    }
    if (quantity > tier.max) return refused(400, 'invalid_input');
    if (quantity > this.available(tierIndex)) return refused(409, 'sold_out');
    const line = { owner: by, tier: tierIndex, quantity, unitPrice: tier.price };
    this.lines.push({
      ...line,
      state: 'held',
      isOver: false,
      isExtended: false,
      isRetaken: false,
      isPaid: false,
    });
    return ok(201);
  }

  private applyToLine(
    action: Extract<Action, { kind: 'change' | 'remove' | 'cancel' | 'extend' | 'expire' }>,
  ): Expected | null {
    const line = pick(this.lines, action.line);
    if (!line) return null;
    if (action.kind === 'expire') {
      endHold(line);
      return this.expireAfter(null);
    }
    if (action.late) endHold(line);
    return this.expireAfter(
      this.accessRefusal(line, action.by ?? line.owner) ?? this.changeAsOwner(action, line),
    );
  }

  private accessRefusal(line: ModelBooking, by: number): Expected | undefined {
    if (line.state === 'removed') return refused(404, 'not_found');
    if (by === line.owner) return undefined;
    const [reader, owner] = [this.people[by], this.people[line.owner]];
    const mayRead = reader?.isManager && reader.company === owner?.company;
    return mayRead ? refused(403, 'forbidden') : refused(404, 'not_found');
  }

  private changeAsOwner(
    action: Extract<Action, { kind: 'change' | 'remove' | 'cancel' | 'extend' }>,
    line: ModelBooking,
  ): Expected {
    if (action.kind === 'cancel') {
      if (line.state === 'cancelled') return refused(409, 'booking_cancelled');
      line.state = 'cancelled';
      return ok(200);
    }
    if (line.state === 'sold') return refused(409, 'already_paid');
    if (line.state === 'cancelled') return refused(409, 'not_pending');
    switch (action.kind) {
      case 'remove':
        line.state = 'removed';
        return ok(204);
      case 'extend':
        if (isOver(line)) return refused(409, 'hold_expired');
        if (line.isExtended) return refused(409, 'already_extended');
        line.isExtended = true;
        return ok(200);
      case 'change':
        return this.change(line, action.quantity);
    }
  }

  private change(line: ModelBooking, quantity: number): Expected {
    const tier = this.tier(line.tier);
    const more = quantity - (line.state === 'held' ? line.quantity : 0);
    if (more > 0 || isOver(line)) {
      if (quantity > tier.max) return refused(400, 'invalid_input');
      if (isOver(line) && line.isRetaken) return refused(409, 'hold_expired');
      if (more > this.available(line.tier)) return refused(409, 'sold_out');
      if (!isOver(line) && tier.price !== line.unitPrice) return refused(409, 'price_changed');
    }
    line.quantity = quantity;
    if (isOver(line)) this.holdAgain(line);
    return ok(200);
  }

  private holdAgain(line: ModelBooking): void {
    line.unitPrice = this.tier(line.tier).price;
    Object.assign(line, { state: 'held', isOver: false, isRetaken: true });
  }

  /** Each booking with its price, or the refusal. */
  private payable(by: number, chosen: readonly number[]): Payable {
    const lines = chosen.map((index) => this.line(index));
    if (lines.some((line) => line.owner !== by || line.state === 'removed')) {
      return no(404, 'not_found');
    }
    if (lines.some((line) => line.isPaid)) return no(409, 'already_paid');
    const cancelledCount = lines.filter((line) => line.state === 'cancelled').length;
    if (cancelledCount === lines.length) return no(409, 'nothing_to_pay');
    if (cancelledCount > 0) return no(409, 'not_pending');
    const free = this.tiers.map((_, index) => this.available(index));
    for (const line of lines.filter(({ state }) => state === 'expired')) {
      const left = (free[line.tier] ?? 0) - line.quantity;
      if (left < 0) return no(409, 'sold_out');
      free[line.tier] = left;
    }
    const shares = lines.map((line) => ({
      line,
      quantity: line.quantity,
      unitPrice: isOver(line) ? this.tier(line.tier).price : line.unitPrice,
    }));
    return { shares };
  }

  private pay(by: number, chosen: readonly number[], isWrong: boolean): Expected {
    const { shares, refusal } = this.payable(by, chosen);
    if (!shares) return refusal;
    if (isWrong) return refused(409, 'amount_changed');
    this.captured += totalWithFees(shares);
    this.sell(shares);
    return ok(201);
  }

  private sell(shares: readonly Share[], paid?: HostedPayment): void {
    for (const { line, unitPrice } of shares) {
      Object.assign(line, { state: 'sold', isPaid: true, isOver: false, unitPrice });
    }
    for (const attempt of this.attempts) {
      if (attempt !== paid && hasLineOf(attempt, shares)) this.competing.add(attempt);
    }
  }

  private closeCompeting(): void {
    for (const attempt of this.competing) {
      if (attempt.status === 'pending') attempt.status = 'failed';
    }
    this.competing.clear();
  }

  private checkout(by: number): Expected {
    const chosen = this.lines.flatMap((line, index) => {
      if (line.owner !== by || (line.state !== 'held' && line.state !== 'expired')) return [];
      const fits = line.state === 'held' || this.available(line.tier) >= line.quantity;
      return fits ? [index] : [];
    });
    if (chosen.length === 0) return refused(409, 'nothing_to_pay');
    const { shares, refusal } = this.payable(by, chosen);
    if (!shares) return refusal;
    const isSecondTime = shares.some(({ line }) => isOver(line) && line.isRetaken);
    const open = this.attempts.filter((one) => one.owner === by && one.status === 'pending');
    const same = open.find((one) => isSame(one.shares, shares));
    if (isSecondTime) return refused(409, 'hold_expired');
    for (const old of open) {
      if (old !== same && hasLineOf(old, shares)) old.status = 'failed';
    }
    for (const { line } of shares) if (isOver(line)) this.holdAgain(line);
    if (same) return ok(200);
    this.attempts.push({ owner: by, shares, amount: totalWithFees(shares), status: 'pending' });
    return ok(200);
  }

  /** Takes the seats of a payment again after its hold has ended. @returns whether it can be paid */
  private canContinue(attempt: HostedPayment): boolean {
    if (this.isReplaced(attempt) || !attempt.shares.some(({ line }) => hasLapsed(line)))
      return true;
    const indexes = attempt.shares.map(({ line }) => this.lines.indexOf(line));
    const { shares: now } = this.payable(attempt.owner, indexes);
    if (!now || !isSame(attempt.shares, now)) return false;
    if (now.some(({ line }) => isOver(line) && line.isRetaken)) return false;
    for (const { line } of now) if (isOver(line)) this.holdAgain(line);
    return true;
  }

  /** Whether the payment failed because a later payment for some of its bookings replaced it. */
  private isReplaced(attempt: HostedPayment): boolean {
    const later = this.attempts.slice(this.attempts.indexOf(attempt) + 1);
    const isLive = ({ status }: HostedPayment) => status === 'pending' || status === 'success';
    return (
      attempt.status === 'failed' &&
      (attempt.shares.some(({ line }) => line.isPaid) ||
        later.some((one) => isLive(one) && hasLineOf(one, attempt.shares)))
    );
  }

  private press(attempt: HostedPayment, answer: 'succeed' | 'decline'): void {
    if (answer === 'decline') {
      if (attempt.status === 'pending') attempt.status = 'failed';
      return;
    }
    this.captured += attempt.amount;
    const indexes = attempt.shares.map(({ line }) => this.lines.indexOf(line));
    const { shares: now } = this.payable(attempt.owner, indexes);
    if (now && isSame(attempt.shares, now)) {
      attempt.status = 'success';
      this.sell(now, attempt);
    } else {
      attempt.status = 'refunded';
      this.refunded += attempt.amount;
    }
  }

  /** Expires the holds that have ended. @returns `outcome` */
  private expireAfter<T>(outcome: T): T {
    for (const line of this.lines) if (line.state === 'held' && line.isOver) line.state = 'expired';
    return outcome;
  }
}

const isOver = (line: ModelBooking) => line.state === 'expired' || line.isOver;

/** Whether the hold of a pending booking has ended. */
const hasLapsed = (line: ModelBooking) =>
  line.state === 'expired' || (line.state === 'held' && line.isOver);

function endHold(line: ModelBooking): void {
  if (line.state === 'held') line.isOver = true;
}

const isSame = (one: readonly Share[], other: readonly Share[]) =>
  one.length === other.length &&
  one.every((share) =>
    other.some(
      ({ line, quantity, unitPrice }) =>
        share.line === line && share.quantity === quantity && share.unitPrice === unitPrice,
    ),
  );
