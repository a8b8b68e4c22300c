import type { FastifyReply } from 'fastify';

export interface PdfFile {
  /** Safe in a header. */
  name: string;
  content: Buffer;
}

/** Answers with a PDF to be saved under its name. */
export async function sendPdf(reply: FastifyReply, file: Promise<PdfFile>): Promise<Buffer> {
  const { name, content } = await file;
  reply.type('application/pdf').header('Content-Disposition', `attachment; filename="${name}"`);
  return content;
}
