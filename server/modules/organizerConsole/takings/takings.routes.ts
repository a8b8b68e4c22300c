import type { FastifyReply } from 'fastify';
import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { ExportedFile } from '../../../lib/spreadsheet/exportedFile';
import type { TakingsService } from './takings.service';
import type { TakingsFiles } from './takingsFiles.service';

export type TakingsOperation =
  | 'getTakings'
  | 'exportTakingsCsv'
  | 'exportTakingsXlsx'
  | 'exportGstSummaryCsv';

interface TakingsServices {
  takings: Pick<TakingsService, 'takings'>;
  files: TakingsFiles;
}

export function createTakingsHandlers({
  takings,
  files,
}: TakingsServices): Handlers<TakingsOperation> {
  const send = async (reply: FastifyReply, answer: Promise<ExportedFile>) => {
    const { type, disposition, content } = await answer;
    reply.type(type).header('Content-Disposition', disposition);
    return content;
  };
  return {
    getTakings: (request) => takings.takings(callerOf(request), request.params.id, request.query),
    exportTakingsCsv: (request, reply) =>
      send(reply, files.takings(callerOf(request), request.params.id, request.query, 'csv')),
    exportTakingsXlsx: (request, reply) =>
      send(reply, files.takings(callerOf(request), request.params.id, request.query, 'xlsx')),
    exportGstSummaryCsv: (request, reply) =>
      send(reply, files.gstSummary(callerOf(request), request.params.id, request.query)),
  };
}
