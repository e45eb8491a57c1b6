import * as z from 'zod/mini';
import type { Call } from '../calls/call.ts';

/** Endpoints independent of any product, for tests of the HTTP layer. */
export const toyCalls = {
  readCat: toyCall('GET', '/cats/{id}'),
  listToysOfCat: toyCall('GET', '/cats/{id}/toys'),
  listEverything: { ...toyCall('GET', '/everything'), streamed: true },
  listHungryCats: toyCall('GET', '/cats/hungry'),
  feedCat: toyCall('POST', '/cats/{id}/feed'),
  uploadPictures: { ...toyCall('POST', '/upload/pictures'), files: { field: 'files', max: 10 } },
  uploadPapers: { ...toyCall('POST', '/upload/papers'), who: ['vet'], files: { field: 'files', max: 5 } },
  readPicture: { ...toyCall('GET', '/files/{id}'), rate: 'readingFiles' },
  signIn: { ...toyCall('POST', '/sign-in'), who: 'anyone', rate: 'signingIn' },
  callTheBreeder: { ...toyCall('POST', '/breeder'), rate: 'fetching' },
  hearFromVet: { ...toyCall('POST', '/vet'), who: 'anyone', signed: true, body: z.unknown() },
  refresh: { ...toyCall('POST', '/refresh'), who: 'anyone', rate: 'refreshing', limitedBy: 'refreshToken' },
} satisfies Record<string, Call>;

export const toyHeaders = { position: 'Toy-Position', after: 'Toy-After', idempotency: 'Idempotency-Key' };

function toyCall(method: 'GET' | 'POST', path: `/${string}`) {
  const params = z.record(z.string(), z.string().check(z.minLength(1)));
  return {
    method,
    path,
    summary: path,
    who: method === 'GET' ? 'anyone' : 'signed-in',
    params,
    answer: z.unknown(),
    errors: [],
  } satisfies Call;
}
