import express from 'express';
import * as z from 'zod/mini';
import type { Clock } from '../../service/clock.ts';

const Jump = z.object({ now: z.iso.datetime({ offset: true }) });

/**
 * Lets tests move the time of a Suki forward (ALLOW_CLOCK, never in production): what falls due on the way, such as a
 * Friday's payouts, happens within a second. Never backward: what has happened would lie in the future.
 */
export function clockPages(clock: Clock): express.Router {
  const router = express.Router();
  router.get('/dev/clock', (_request, response) => void response.json({ now: clock.now().toISOString() }));
  router.post('/dev/clock', express.json(), (request, response) => {
    const jump = z.safeParse(Jump, request.body);
    const moment = jump.success ? new Date(jump.data.now) : null;
    if (!moment || moment < clock.now())
      return void response.status(400).json({ message: 'Send {now}: an instant that is still to come.' });
    clock.jumpTo(moment);
    return void response.json({ now: clock.now().toISOString() });
  });
  return router;
}
