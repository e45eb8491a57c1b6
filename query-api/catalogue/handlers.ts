import type { List } from '#contracts/fields.ts';
import { type Service, serviceView, type Category } from '#contracts/views/catalogue.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import type { ServiceDocument } from '#projectors/read-models/catalogue/services.ts';
import { categories } from '#projectors/read-models/catalogue/categories.ts';
import { type Page, pageOf } from '../page.ts';
import type { QueryContext } from '../query-context.ts';
import { fitOfService } from '../search/fitting-services.ts';
import { read } from '../search/reading.ts';
import { vocabularyOf } from '../search/vocabulary.ts';
import { popularServices } from './popular-services.ts';

type Context = Pick<QueryContext, 'services' | 'workers' | 'index' | 'documents' | 'now'>;

export function catalogueQueries(
  queryContext: Context,
): Handlers<
  'listServices' | 'listPopularServices' | 'readService' | 'listAllServices' | 'listCategories' | 'listAllCategories'
> {
  const { services, documents, now } = queryContext;

  async function listed(
    keep: (service: ServiceDocument) => boolean,
    page: Page,
    reader: 'anyone' | 'staff' = 'anyone',
  ): Promise<List<Service>> {
    const { items } = await services();
    return pageOf(
      [...items.values()]
        .filter(keep)
        .map((one) => serviceView(one, reader))
        .sort(byCategoryAndPlace),
      page,
    );
  }

  /** Matching services, best first. */
  async function found(q: string, keep: (service: ServiceDocument) => boolean, page: Page): Promise<List<Service>> {
    const [{ items }] = await Promise.all([services(), queryContext.workers()]);
    const reading = await read(q, vocabularyOf(queryContext.index, null));
    const fitting = [...items.values()]
      .filter(keep)
      .map((service) => ({ view: serviceView(service), fit: fitOfService(service.serviceId, reading) }))
      .filter(({ fit }) => fit > 0)
      .sort((one, other) => other.fit - one.fit || byCategoryAndPlace(one.view, other.view));
    return pageOf(
      fitting.map(({ view }) => view),
      page,
    );
  }

  return {
    ...categoryQueries(queryContext),
    async listServices({ query }) {
      const { category, urgent, q } = query;
      const keep = (service: ServiceDocument) =>
        service.isActive &&
        (category === undefined || service.category === category) &&
        (urgent === undefined || service.urgent === urgent);
      return { data: await (q ? found(q, keep, query) : listed(keep, query)) };
    },

    async listPopularServices() {
      const { items } = await services();
      return { data: { items: await popularServices({ documents, services: [...items.values()], now: now() }) } };
    },

    /** Inactive services stay readable, since bookings refer to them. */
    async readService({ params }) {
      const service = (await services()).items.get(params.id);
      if (!service) throw new ApiError('not_found');
      return { data: { item: serviceView(service) } };
    },

    listAllServices: async ({ query }) => ({ data: await listed(() => true, query, 'staff') }),
  };
}

const LAST = 10_000;

/** In the order set by staff, then by name. */
function byCategoryAndPlace(one: Service, other: Service): number {
  return (
    one.category.localeCompare(other.category) ||
    (one.place ?? LAST) - (other.place ?? LAST) ||
    one.name.localeCompare(other.name) ||
    (one.id < other.id ? -1 : 1)
  );
}

/** Subdivisions of the categories. */
function categoryQueries({
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
