import type { BrowserContext } from '@playwright/test';

/** What Chromium says in the console of each thing that the page's policy refuses. */
const REFUSED = /Content Security Policy/i;

/** What no page of a test may have: an error that no script has caught, or something that its policy refuses. */
export interface PageFaults {
  report: (fault: string) => void;
  watch(context: BrowserContext): Promise<void>;
  /** For a test that provokes a fault: what matches is not reported. */
  allow(fault: RegExp): void;
  /** Those that were not allowed, in the order in which they were seen. */
  found(): string[];
}

/** Reports each fault of the pages of a context. */
export async function watchContext(
  context: BrowserContext,
  report: PageFaults['report'],
): Promise<void> {
  context.on('weberror', (error) =>
    report(`${error.page()?.url() ?? 'a page'}: ${error.error().stack ?? error.error().message}`),
  );
  context.on('console', (message) => {
    if (message.type() !== 'error' || !REFUSED.test(message.text())) return;
    report(`${message.page()?.url() ?? 'a page'}: ${message.text()}`);
  });
  // Some refusals, such as those of a policy that only reports, are no error in the console.
  await context.exposeBinding('reportRefusal', ({ page }, refusal: string) => {
    report(`${page.url()}: Content Security Policy: ${refusal}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell: unknown = Reflect.get(window, 'reportRefusal');
      if (typeof tell !== 'function') return;
      tell(`${event.effectiveDirective} refuses ${event.blockedURI} ${event.sourceFile}`);
    });
  });
}

export function createPageFaults(): PageFaults {
  const faults: string[] = [];
  const allowed: RegExp[] = [];
  const report = (fault: string) => void faults.push(fault);
  return {
    report,
    watch: (context) => watchContext(context, report),
    allow: (fault) => void allowed.push(fault),
    found: () => faults.filter((fault) => !allowed.some((one) => one.test(fault))),
  };
}
