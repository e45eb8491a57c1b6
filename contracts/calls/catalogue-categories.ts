import * as z from 'zod/mini';
import { CategoryId } from '../catalogue/category-id.ts';
import { Id, Line } from '../fields.ts';
import { Category } from '../views/catalogue.ts';
import { defineCall } from './call.ts';

const nameIn = z.optional(Line.check(z.maxLength(120)));
const subcategoryBody = z.object({
  id: Id,
  name: Line.check(z.minLength(1, 'Required'), z.maxLength(120)),
  names: z._default(z.object({ fil: nameIn, ceb: nameIn }), {}),
  isActive: z._default(z.boolean(), true),
});
const subcategories = z.array(subcategoryBody).check(
  z.maxLength(20),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each needs an id of its own'),
);
const ofCategory = z.object({ category: CategoryId });

/** Subdivisions of the categories and the order of their services, for staff. */
export const categoryCalls = {
  listAllCategories: defineCall({
    method: 'GET',
    path: '/admin/categories',
    summary: 'List categories with subcategories, including inactive ones',
    who: ['admin'],
    permission: 'catalogue.read',
    answer: z.object({ items: z.array(Category) }),
    errors: [],
  }),
  arrangeSubcategories: defineCall({
    method: 'PUT',
    path: '/admin/categories/{category}/subcategories',
    summary: 'Set all subcategories of a category, in order',
    who: ['admin'],
    permission: 'catalogue.change',
    params: ofCategory,
    body: z.object({
      subcategories,
      /** As read: if they have changed since, nothing is saved. */
      before: z.optional(subcategories),
    }),
    answer: z.object({ item: Category }),
    errors: ['stale', 'conflict'],
  }),
  arrangeServices: defineCall({
    method: 'PUT',
    path: '/admin/categories/{category}/services',
    summary: 'Order the services of a category; omitted ones come last',
    who: ['admin'],
    permission: 'catalogue.change',
    params: ofCategory,
    body: z.object({ serviceIds: z.array(Id).check(z.minLength(1), z.maxLength(200)) }),
    answer: z.object({ serviceIds: z.array(z.string()) }),
    errors: ['not_found', 'conflict'],
  }),
};
