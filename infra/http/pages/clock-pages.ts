import express from 'express';
import * as z from 'zod/mini';
import type { Clock } from '../../service/clock.ts';

const Jump = z.object({ now: z.iso.datetime({ offset: true }) });

/**
 * Lets tests move time forward (ALLOW_CLOCK, never in production). Due tasks, such as a Friday's payouts, run within
 * a second. Time never moves backward, which would put existing events in the future.
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
