/** What a client may change of a request that waits. Another place, service or length is another job. */
export const requestParts = ['time', 'address', 'notes', 'answers', 'photos'] as const;
export type RequestPart = (typeof requestParts)[number];

/**
 * What workers decide by. A change of these makes a new version of the request, and quotes for an older one have to be
 * confirmed; the door within the barangay isn't shown to them before they have the job.
 */
export const partsSeenByWorkers: readonly RequestPart[] = ['time', 'notes', 'answers', 'photos'];
