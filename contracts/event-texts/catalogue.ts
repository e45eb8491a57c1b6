import type { CatalogueEvent, CategoryEvent } from '../events/catalogue.ts';
import type { DetailsOf, Subject } from './event-details.ts';

const service = ({ data: { serviceId } }: { data: { serviceId: string } }): Subject => ({ serviceId });

export const catalogue = {
  ServiceAdded: { tone: 'brand', icon: 'Hammer', subject: ({ data }) => data.name, strict: true },
  ServiceChanged: {
    tone: 'neutral',
    icon: 'PenLine',
    subject: ({ data }) => data.name,
    strict: true,
    changes: ({ basePriceCentavos, before }) => ({
      basePriceCentavos: { before: before?.basePriceCentavos, after: basePriceCentavos },
    }),
  },
  ServiceActivated: { tone: 'success', icon: 'Check', subject: service, strict: true },
  ServiceDeactivated: { tone: 'mango', icon: 'Ban', subject: service, strict: true },
  SubcategoriesArranged: {
    tone: 'neutral',
    icon: 'PenLine',
    subject: ({ data }) => data.category.replaceAll('-', ' '),
    strict: true,
    changes: ({ subcategories }) => ({ count: subcategories.length }),
    history: ({ subcategories }) => ({ count: subcategories.length }),
  },
} satisfies DetailsOf<CatalogueEvent['type'] | CategoryEvent['type']>;
