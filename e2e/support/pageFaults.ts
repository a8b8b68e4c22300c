import type { BrowserContext } from '@playwright/test';

/** What Chromium says in the console of each thing that the page's policy refuses. */
const REFUSED = /Content Security Policy/i;

/** What no page of a test may have: an error that no script has caught, or something that its policy refuses. */
export interface PageFaults {
  watch(context: BrowserContext): Promise<void>;
  /** For a test that provokes a fault: what matches is not reported. */
  allow(fault: RegExp): void;
  /** Those that were not allowed, in the order in which they were seen. */
  found(): string[];
}

export function createPageFaults(): PageFaults {
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  return {
    async watch(context) {
      context.on('weberror', (error) =>
        faults.push(
          `${error.page()?.url() ?? 'a page'}: ${error.error().stack ?? error.error().message}`,
        ),
      );
      context.on('console', (message) => {
        if (message.type() !== 'error' || !REFUSED.test(message.text())) return;
        faults.push(`${message.page()?.url() ?? 'a page'}: ${message.text()}`);
      });
      // Some refusals, such as those of a policy that only reports, are no error in the console.
      await context.exposeBinding('reportRefusal', ({ page }, refusal: string) => {
        faults.push(`${page.url()}: Content Security Policy: ${refusal}`);
      });
      await context.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          const report: unknown = Reflect.get(window, 'reportRefusal');
          if (typeof report !== 'function') return;
          report(`${event.effectiveDirective} refuses ${event.blockedURI} ${event.sourceFile}`);
        });
      });
    },
    allow: (fault) => void allowed.push(fault),
    found: () => faults.filter((fault) => !allowed.some((one) => one.test(fault))),
  };
}
