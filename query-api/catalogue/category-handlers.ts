import type { Handlers } from '#contracts/calls/handlers.ts';
import type { Category } from '#contracts/views/catalogue.ts';
import { categories } from '#projectors/read-models/catalogue/categories.ts';
import type { QueryContext } from '../query-context.ts';

/** Subdivisions of the categories. */
export function categoryQueries({
  services,
  documents,
}: Pick<QueryContext, 'services' | 'documents'>): Handlers<'listCategories' | 'listAllCategories'> {
  /** Categories exist through their services. */
  async function all(): Promise<Category[]> {
    const ids = [...new Set([...(await services()).items.values()].map(({ category }) => category))].sort();
    const found = await documents.getMany<Category>(categories.name, ids);
    const byId = new Map(found.map(({ id, document }) => [id, document.subcategories]));
    return ids.map((id) => ({ id, subcategories: byId.get(id) ?? [] }));
  }

  return {
    async listCategories() {
      const items = (await all()).map(({ id, subcategories }) => ({
        id,
        subcategories: subcategories.filter(({ isActive }) => isActive),
      }));
      return { data: { items } };
    },

    listAllCategories: async () => ({ data: { items: await all() } }),
  };
}
