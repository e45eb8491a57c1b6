import type { RequestHandler } from 'express';
import { httpError } from '../calls/http-error.ts';
import { callerAddress } from './caller-address.ts';

/**
 * More than a few browsers request at once on pages full of pictures, and few enough for their buffers (some 100 KB
 * each) not to matter.
 */
const MOST_STREAMS = 200;
const RETRY_SECONDS = 5;

/** Maximum concurrent streamed responses per address; each counts until it ends, successfully or not. */
export function limitStreams({ most = MOST_STREAMS }: { most?: number } = {}): RequestHandler {
  const underWay = new Map<string, number>();

  function ended(address: string): void {
    const left = (underWay.get(address) ?? 0) - 1;
    if (left > 0) underWay.set(address, left);
    else underWay.delete(address);
  }

  return (request, response, next) => {
    const address = callerAddress(request);
    const count = underWay.get(address) ?? 0;
    if (count >= most) return next(httpError('too_many_requests', { retryAfterSeconds: RETRY_SECONDS }));
    underWay.set(address, count + 1);
    response.once('close', () => ended(address));
    next();
  };
}
