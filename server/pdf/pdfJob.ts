/** What a PDF is drawn from. It is posted to another thread, so it is plain data. */
export interface PdfJob {
  kind: string;
}

/** How each kind of PDF is drawn. */
export type PdfRenderers<Job extends PdfJob> = {
  readonly [Kind in Job['kind']]: (job: Extract<Job, { kind: Kind }>) => Promise<Buffer>;
};
