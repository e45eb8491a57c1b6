import { expect, it } from 'vitest';
import { createRoom } from './upload-room.ts';

it('lets in as much as there is room for, and again what has left', () => {
  const roomFor = createRoom(10);
  const leave = roomFor(6);
  expect(roomFor(5)).toBeNull();
  expect(roomFor(4)).not.toBeNull();
  leave?.();
  expect(roomFor(7)).toBeNull();
  expect(roomFor(6)).not.toBeNull();
});
