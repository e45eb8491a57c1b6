import * as z from 'zod/mini';

const Answer = z.union([
  z.string().check(z.maxLength(2000)),
  z.number(),
  z.boolean(),
  z.null(),
  z.array(z.string().check(z.maxLength(300))).check(z.maxLength(30)),
]);

/** To the questions about a job, by the question's name. */
export const Answers = z
  .record(z.string().check(z.maxLength(60)), Answer)
  .check(z.refine((answers) => Object.keys(answers).length <= 50, 'At most 50 answers'));
