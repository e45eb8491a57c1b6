import type { List } from '#contracts/fields.ts';
import { type Service, serviceView } from '#contracts/views/catalogue.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import type { ServiceDocument } from '#projectors/read-models/catalogue/services.ts';
import { folded, startsWords, wordsOf } from '#projectors/read-models/folded-text.ts';
import { type Page, pageOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';

export function catalogueQueries({
  services,
}: Pick<QueryContext, 'services'>): Handlers<'listServices' | 'readService' | 'listAllServices'> {
  async function listed(keep: (service: ServiceDocument) => boolean, page: Page): Promise<List<Service>> {
    const { items } = await services();
    return pageOf([...items.values()].filter(keep).map(serviceView).sort(byCategoryAndName), page);
  }

  return {
    async listServices({ query }) {
      const wanted = wordsOf(query.q);
      return {
        data: await listed(
          (service) =>
            service.isActive &&
            (query.category === undefined || service.category === query.category) &&
            (query.urgent === undefined || service.urgent === query.urgent) &&
            startsWords(folded(`${service.name} ${service.title} ${service.category} ${service.description}`), wanted),
          query,
        ),
      };
    },

    /** One that is no longer offered can still be read: bookings of it are. */
    async readService({ params }) {
      const service = (await services()).items.get(params.id);
      if (!service) throw new ApiError('not_found');
      return { data: { item: serviceView(service) } };
    },

    listAllServices: async ({ query }) => ({ data: await listed(() => true, query) }),
  };
}

function byCategoryAndName(one: Service, other: Service): number {
  return (
    one.category.localeCompare(other.category) || one.name.localeCompare(other.name) || (one.id < other.id ? -1 : 1)
  );
}
