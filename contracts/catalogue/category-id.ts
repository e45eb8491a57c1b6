import * as z from 'zod/mini';

/** Identifies a category in URLs, services and forms. */
export const CategoryId = z
  .string()
  .check(z.trim(), z.regex(/^[a-z0-9][a-z0-9-]{0,49}$/, 'Small letters, digits and hyphens'));
