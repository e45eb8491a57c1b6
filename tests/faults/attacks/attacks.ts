import type { Attack } from './attack.ts';
import { junkUploads } from './junk-uploads.ts';
import { malformedRequests } from './malformed-requests.ts';
import { slowReaders } from './slow-readers.ts';
import { slowRequests } from './slow-requests.ts';
import { slowUploads } from './slow-uploads.ts';
import { socketFloods } from './socket-floods.ts';
import { uninvitedSockets } from './uninvited-sockets.ts';
import { wrongGuesses } from './wrong-guesses.ts';

export const attacks = {
  'slow readers': slowReaders,
  'slow uploads': slowUploads,
  'slow requests': slowRequests,
  'uninvited sockets': uninvitedSockets,
  'socket floods': socketFloods,
  'wrong guesses': wrongGuesses,
  'malformed requests': malformedRequests,
  'junk uploads': junkUploads,
} satisfies Record<string, Attack>;

export type AttackName = keyof typeof attacks;

/** The waves run in this order, one at a time. Slow attacks share a wave, because each takes long. */
export const waves: readonly (readonly AttackName[])[] = [
  ['slow readers', 'slow uploads', 'slow requests'],
  ['uninvited sockets'],
  ['socket floods'],
  ['wrong guesses'],
  ['malformed requests'],
  ['junk uploads'],
];
