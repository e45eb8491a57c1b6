import * as z from 'zod/mini';
import { Typed, queryNumber } from '../fields.ts';
import { defineCall } from './call.ts';

export const Place = z.object({
  barangayCode: z.nullable(z.string()),
  barangay: z.nullable(z.string()),
  city: z.string(),
  province: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  /** Of its coordinates: for a city they are its centre, not a home. */
  precision: z.enum(['barangay', 'city']),
});
export type Place = z.infer<typeof Place>;

const name = Typed.check(z.minLength(1), z.maxLength(200));

export const placeCalls = {
  searchPlaces: defineCall({
    method: 'GET',
    path: '/places',
    summary: 'Search barangays, cities and provinces (PSGC)',
    who: 'anyone',
    query: z.object({
      q: Typed.check(z.minLength(1), z.maxLength(100)),
      city: z.optional(z.string().check(z.maxLength(100))),
      /** The person's city. Equally good matches near it come first; without it, those in big cities. */
      nearCity: z.optional(z.string().check(z.maxLength(100))),
      nearProvince: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: z.object({ items: z.array(Place) }),
    errors: [],
  }),
  listBarangays: defineCall({
    method: 'GET',
    path: '/places/barangays',
    summary: 'Read a city with its barangays’ locations',
    who: 'anyone',
    query: z.object({ city: name, province: name }),
    answer: z.object({
      /** Its centre and the distance to its farthest barangay; null: an unknown city. */
      city: z.nullable(
        z.object({ name: z.string(), province: z.string(), lat: z.number(), lng: z.number(), extentKm: z.number() }),
      ),
      items: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number() })),
    }),
    errors: [],
  }),
  checkPin: defineCall({
    method: 'GET',
    path: '/places/pin',
    summary: 'Check whether a pin matches an address’s city',
    who: 'anyone',
    query: z.object({ lat: queryNumber(-90, 90), lng: queryNumber(-180, 180), city: name, province: name }),
    answer: z.object({
      isThere: z.boolean(),
      /** The nearest city instead; null: outside the country. */
      around: z.nullable(z.object({ name: z.string(), province: z.string() })),
    }),
    errors: [],
  }),
};
