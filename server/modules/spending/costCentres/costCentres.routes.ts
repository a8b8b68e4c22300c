import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { etagOf, readIfMatch } from '../../../lib/version';
import type { CostCentresService } from './costCentres.service';
import type { ImportCostCentres } from './importCostCentres.service';

export type CostCentresOperation =
  | 'listCostCentres'
  | 'createCostCentre'
  | 'importCostCentres'
  | 'getCostCentre'
  | 'updateCostCentre';

export function createCostCentresHandlers(
  costCentres: CostCentresService,
  imports: ImportCostCentres,
): Handlers<CostCentresOperation> {
  return {
    listCostCentres: (request) => costCentres.list(callerOf(request), request.query),
    createCostCentre: async (request) => costCentres.create(callerOf(request), request.body),
    importCostCentres: async (request) => imports.import(callerOf(request), request.body),
    async getCostCentre(request, reply) {
      const costCentre = await costCentres.get(callerOf(request), request.params.id);
      reply.header('ETag', etagOf(costCentre.version));
      return costCentre;
    },
    async updateCostCentre(request, reply) {
      const expected = readIfMatch(request.headers['if-match']);
      const { id } = request.params;
      const costCentre = await costCentres.update(callerOf(request), id, request.body, expected);
      reply.header('ETag', etagOf(costCentre.version));
      return costCentre;
    },
  };
}
