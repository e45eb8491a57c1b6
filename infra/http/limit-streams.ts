import type { RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import { CallFailed } from '../call-failed.ts';

/** More than a browser asks for at once on a page full of pictures, and few enough for their buffers not to matter. */
const MOST_STREAMS = 100;
const RETRY_SECONDS = 5;

/** How many answers an address may be taking at once; each counts until it has ended, however it ends. */
export function limitStreams({ most = MOST_STREAMS }: { most?: number } = {}): RequestHandler {
  const underWay = new Map<string, number>();

  function ended(address: string): void {
    const left = (underWay.get(address) ?? 0) - 1;
    if (left > 0) underWay.set(address, left);
    else underWay.delete(address);
  }

  return ({ ip }, response, next) => {
    const address = ipKeyGenerator(ip ?? '');
    const count = underWay.get(address) ?? 0;
    if (count >= most) return next(new CallFailed('too_many_requests', { retryAfterSeconds: RETRY_SECONDS }));
    underWay.set(address, count + 1);
    response.once('close', () => ended(address));
    next();
  };
}
