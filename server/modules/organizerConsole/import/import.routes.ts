import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import type { ImportService } from './import.service';

export type ImportOperation = 'importEvents' | 'listImports' | 'undoImport';

export function createImportHandlers(service: ImportService): Handlers<ImportOperation> {
  return {
    async importEvents(request, reply) {
      const { organizer, dry_run: isDryRun = false, publish: isPublished = false } = request.query;
      const { allow_repeats: allowsRepeats = false } = request.query;
      const length = Number(request.headers['content-length'] ?? 0);
      const file = { stream: request.body, length };
      try {
        const wishes = { organizer, isDryRun, isPublished, allowsRepeats };
        return await service.import(callerOf(request), file, wishes);
      } catch (error) {
        // Close the connection instead of receiving the rest of a refused file.
        if (!request.raw.complete) reply.header('Connection', 'close');
        throw error;
      }
    },
    listImports: (request) => service.list(callerOf(request), request.query.organizer),
    undoImport: (request) => service.undo(callerOf(request), request.params.id),
  };
}
