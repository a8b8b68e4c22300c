/** Data for one PDF, sent to the worker thread (structured clone). */
export interface PdfJob {
  kind: string;
}

/** A drawing function for each kind of PDF. */
export type PdfRenderers<Job extends PdfJob> = {
  readonly [Kind in Job['kind']]: (job: Extract<Job, { kind: Kind }>) => Promise<Buffer>;
};
