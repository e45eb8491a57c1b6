import * as z from 'zod/mini';
import { CategoryId } from '../catalogue/category-id.ts';
import { LONGEST_ICON } from '../catalogue/svg-icon.ts';
import { Day, Id, Line, PositiveCentavos, ShortText, Text } from '../fields.ts';
import { Category, Service } from '../views/catalogue.ts';
import { defineCall } from './call.ts';
import { idParams } from './params.ts';

const serviceBody = {
  name: ShortText,
  title: ShortText,
  category: CategoryId,
  /** Name of an icon, or the text of an SVG with plain shapes only. */
  icon: z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_ICON)),
  description: Text.check(z.maxLength(1000)),
  basePrice: PositiveCentavos,
  durationMinutes: z.int().check(z.gte(15), z.lte(720), z.multipleOf(15)),
  urgent: z.boolean(),
  /** A subcategory of the category, or null. */
  subcategory: z.optional(z.nullable(Id)),
};
const nameIn = z.optional(Line.check(z.maxLength(120)));
/** A package or a subcategory, with its name in each language. */
const named = {
  id: Id,
  name: Line.check(z.minLength(1, 'Required'), z.maxLength(120)),
  names: z._default(z.object({ fil: nameIn, ceb: nameIn }), {}),
  isActive: z._default(z.boolean(), true),
};
const packageBody = z.object({
  ...named,
  price: PositiveCentavos,
  durationMinutes: serviceBody.durationMinutes,
  includes: z._default(z.array(ShortText).check(z.maxLength(12)), []),
});
const packages = z.array(packageBody).check(
  z.maxLength(20),
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'Each package needs an id of its own'),
);
const Season = z.object({ from: Day, to: Day }).check(
  z.refine<{ from: string; to: string }>(({ from, to }) => from <= to, {
    message: 'It ends before it begins',
    path: ['to'],
  }),
);
const place = z.int().check(z.gte(0), z.lte(9999));

const changes = z.object({
  name: z.optional(serviceBody.name),
  title: z.optional(serviceBody.title),
  category: z.optional(serviceBody.category),
  icon: z.optional(serviceBody.icon),
  description: z.optional(serviceBody.description),
  basePrice: z.optional(serviceBody.basePrice),
  durationMinutes: z.optional(serviceBody.durationMinutes),
  urgent: z.optional(serviceBody.urgent),
  subcategory: serviceBody.subcategory,
  /** All packages, in order. */
  packages: z.optional(packages),
  /** As read: if they have changed since, nothing is saved. */
  packagesBefore: z.optional(packages),
  pinned: z.optional(z.nullable(Season)),
  place: z.optional(place),
  isActive: z.optional(z.boolean()),
});

/** Changes to the catalogue's services, for staff. */
export const serviceCalls = {
  addService: defineCall({
    method: 'POST',
    path: '/admin/services',
    summary: 'Add a service',
    who: ['admin'],
    permission: 'catalogue.change',
    body: z.object(serviceBody),
    answer: z.object({ item: Service }),
    status: 201,
    errors: ['unsafe_icon', 'amount_too_high', 'conflict'],
  }),
  changeService: defineCall({
    method: 'PATCH',
    path: '/admin/services/{id}',
    summary: 'Change a service, remove it from the catalogue, or restore it',
    who: ['admin'],
    permission: 'catalogue.change',
    params: idParams,
    body: changes,
    answer: z.object({ item: Service }),
    errors: ['not_found', 'unsafe_icon', 'amount_too_high', 'stale', 'conflict'],
  }),
};

const subcategories = z.array(z.object(named)).check(
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
