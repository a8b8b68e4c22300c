/** Data for one PDF, sent to the worker thread (structured clone). */
export interface PdfJob {
  kind: string;
}

/** How each kind of PDF is drawn. */
export type PdfRenderers<Job extends PdfJob> = {
  readonly [Kind in Job['kind']]: (job: Extract<Job, { kind: Kind }>) => Promise<Buffer>;
};
