import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { attachment } from '../attachment';
import type { Table } from './cells';
import { csvOf } from './csv';
import { xlsxOf } from './xlsx';

export type ExportFormat = 'csv' | 'xlsx';

export interface ExportedFile {
  type: string;
  /** The value of Content-Disposition. */
  disposition: string;
  content: Readable;
}

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** A file `<title> - <what>.csv` that is written while it is sent. */
export const exportedFile = <Row>(
  table: Table<Row>,
  { title, what, format }: { title: string; what: string; format: ExportFormat },
): ExportedFile => ({
  type: TYPES[format],
  disposition: attachment(title, ` - ${what}.${format}`),
  content: format === 'csv' ? csvOf(table) : xlsxOf(table, what),
});

export async function sendFile(
  reply: FastifyReply,
  file: Promise<ExportedFile>,
): Promise<Readable> {
  const { type, disposition, content } = await file;
  reply.type(type).header('Content-Disposition', disposition);
  return content;
}
