import { callerOf } from '../../../contract/caller';
import type { Handlers } from '../../../contract/types';
import { etagOf, readIfMatch } from '../../../lib/version';
import type { CategoriesService } from './categories.service';

export type CategoriesOperation = 'createEventCategory' | 'updateEventCategory';

export function createCategoriesHandlers(
  service: CategoriesService,
): Handlers<CategoriesOperation> {
  return {
    async createEventCategory(request, reply) {
      const category = await service.create(callerOf(request), request.body);
      reply.header('ETag', etagOf(category.version));
      return category;
    },
    async updateEventCategory(request, reply) {
      const expected = readIfMatch(request.headers['if-match']);
      const { id } = request.params;
      const category = await service.update(callerOf(request), id, request.body, expected);
      reply.header('ETag', etagOf(category.version));
      return category;
    },
  };
}
