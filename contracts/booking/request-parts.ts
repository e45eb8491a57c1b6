/** Parts of a waiting request that a client may change. Another place, service or length needs a new booking. */
export const requestParts = ['time', 'address', 'notes', 'answers', 'photos'] as const;
export type RequestPart = (typeof requestParts)[number];

/**
 * Parts that matter to workers. Changing one creates a new version of the request, and quotes for older versions must
 * be confirmed. The exact address within the barangay is hidden until a worker has the job.
 */
export const workerVisibleParts: readonly RequestPart[] = ['time', 'notes', 'answers', 'photos'];
