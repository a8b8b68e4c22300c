/** Reads JSON whose shape is not known for certain: a gateway's answer, a stored payload. */
export class Reader {
  constructor(private readonly value: unknown) {}

  /** @throws SyntaxError when the text is not JSON */
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
  needText(...path: (string | number)[]): string {
    const { text } = this.at(...path);
    if (text === null) throw new Error(`There is no text at ${path.join('.')}.`);
    return text;
  }

  /** @throws Error when it is not there */
  needInteger(...path: (string | number)[]): number {
    const { integer } = this.at(...path);
    if (integer === null) throw new Error(`There is no integer at ${path.join('.')}.`);
    return integer;
  }
}
