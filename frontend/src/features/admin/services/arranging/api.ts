import { categoryCalls } from '#contracts/calls/catalogue-admin.ts';
import { api } from '../../../../api/api.ts';
import { callQuery } from '../../../../api/call-query.ts';
import { catalogueApi } from '../../../catalogue/api.ts';

const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    listAllCategories: build.query({ ...callQuery(categoryCalls.listAllCategories), providesTags: ['Service'] }),
    arrangeSubcategories: build.mutation({
      ...callQuery(categoryCalls.arrangeSubcategories),
      invalidatesTags: ['Service', 'Audit'],
    }),
    arrangeServices: build.mutation({
      ...callQuery(categoryCalls.arrangeServices),
      invalidatesTags: ['Service', 'Audit'],
      // Optimistic: the move shows at once and is undone on failure.
      async onQueryStarted({ body: { serviceIds } }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          catalogueApi.util.updateQueryData('listAllServices', undefined, (list) => {
            list.items = reorderByIds(list.items, serviceIds);
          }),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
  }),
});

export const { useListAllCategoriesQuery, useArrangeSubcategoriesMutation, useArrangeServicesMutation } = categoriesApi;

/** Reorders the items with these ids among their own positions; the other items stay. */
export function reorderByIds<Item extends { id: string }>(items: readonly Item[], ids: readonly string[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []).values();
  const moving = new Set(ids);
  return items.map((item) => (moving.has(item.id) ? (ordered.next().value ?? item) : item));
}
