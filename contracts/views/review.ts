import * as z from 'zod/mini';

/** A worker's answer. `hidden`: why only its worker and staff see it. */
export const ReviewAnswer = z.object({
  text: z.string(),
  at: z.string(),
  changedAt: z.nullable(z.string()),
  hidden: z.nullable(z.object({ reason: z.string(), at: z.string() })),
  /** The worker may still change it. */
  changeable: z.boolean(),
});
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;

export const Review = z.object({
  id: z.string(),
  bookingId: z.string(),
  clientName: z.string(),
  clientAvatar: z.nullable(z.string()),
  serviceName: z.string(),
  rating: z.int(),
  text: z.string(),
  photos: z.array(z.string()),
  at: z.string(),
  answer: z.nullable(ReviewAnswer),
});
export type Review = z.infer<typeof Review>;

/** Counts of reviews by stars, `1` to `5`, and by service. */
export const ReviewCounts = z.object({
  stars: z.record(z.string(), z.int()),
  services: z.array(z.object({ name: z.string(), count: z.int() })),
});
export type ReviewCounts = z.infer<typeof ReviewCounts>;
