import * as z from 'zod/mini';

/** What addresses, services and forms know a category by. */
export const CategoryId = z
  .string()
  .check(z.trim(), z.regex(/^[a-z0-9][a-z0-9-]{0,49}$/, 'Small letters, digits and hyphens'));
