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
  /** Of its coordinates: those of a city are its middle, at which nobody lives. */
  precision: z.enum(['barangay', 'city']),
});
export type Place = z.infer<typeof Place>;

const name = Typed.check(z.minLength(1), z.maxLength(200));

export const placeCalls = {
  searchPlaces: defineCall({
    method: 'GET',
    path: '/places',
    summary: 'Barangays, cities and provinces (PSGC) that match',
    who: 'anyone',
    query: z.object({
      q: Typed.check(z.minLength(1), z.maxLength(100)),
      city: z.optional(z.string().check(z.maxLength(100))),
      /** The person's city: of places that match equally well, those near it come first; without it those of big cities. */
      nearCity: z.optional(z.string().check(z.maxLength(100))),
      nearProvince: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: z.object({ items: z.array(Place) }),
    errors: [],
  }),
  listBarangays: defineCall({
    method: 'GET',
    path: '/places/barangays',
    summary: 'A city, and where its barangays are, as a map draws them',
    who: 'anyone',
    query: z.object({ city: name, province: name }),
    answer: z.object({
      /** Its middle, and the way to its farthest barangay; null: the list has no such city. */
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
    summary: 'Whether a pin is where an address with that city says',
    who: 'anyone',
    query: z.object({ lat: queryNumber(-90, 90), lng: queryNumber(-180, 180), city: name, province: name }),
    answer: z.object({
      isThere: z.boolean(),
      /** The city whose middle is nearest instead; null: outside the country. */
      around: z.nullable(z.object({ name: z.string(), province: z.string() })),
    }),
    errors: [],
  }),
};
