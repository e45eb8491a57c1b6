import * as z from 'zod/mini';
import { defineCall } from './call.ts';

export const Place = z.object({
  barangayCode: z.nullable(z.string()), barangay: z.nullable(z.string()), city: z.string(), province: z.string(), lat: z.nullable(z.number()), lng: z.nullable(z.number()),
  /** Of its coordinates: those of a city are its middle, at which nobody lives. */
  precision: z.enum(['barangay', 'city']),
});
export type Place = z.infer<typeof Place>;

export const placeCalls = {
  searchPlaces: defineCall({
    method: 'GET', path: '/places', summary: 'Barangays, cities and provinces (PSGC) that match', who: 'anyone',
    query: z.object({ q: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)), city: z.optional(z.string().check(z.maxLength(100))) }),
    answer: z.object({ items: z.array(Place) }), errors: [],
  }),
};
