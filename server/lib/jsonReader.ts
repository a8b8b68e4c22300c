/** Reads what a gateway sent without believing that it has the form it should have. */
export class Reader {
  constructor(private readonly value: unknown) {}

  /** @throws SyntaxError for what is no JSON */
  static parse(text: string): Reader {
    return new Reader(JSON.parse(text));
  }

  at(...path: (string | number)[]): Reader {
    let value = this.value;
    for (const key of path) {
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<string | number, unknown>)[key]
          : undefined;
    }
    return new Reader(value);
  }

  get list(): Reader[] {
    return Array.isArray(this.value) ? this.value.map((item) => new Reader(item)) : [];
  }

  get text(): string | null {
    return typeof this.value === 'string' && this.value !== '' ? this.value : null;
  }

  get integer(): number | null {
    return typeof this.value === 'number' && Number.isSafeInteger(this.value) ? this.value : null;
  }

  /** @throws Error when it is not there */
  needText(name: string): string {
    if (this.text === null) throw new Error(`The gateway's answer has no ${name}.`);
    return this.text;
  }

  /** @throws Error when it is not there */
  needInteger(name: string): number {
    if (this.integer === null) throw new Error(`The gateway's answer has no ${name}.`);
    return this.integer;
  }
}
