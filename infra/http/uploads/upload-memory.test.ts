import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createUploadMemory } from './upload-memory.ts';

const BLOCK = 64 * 1024;

it('keeps the bytes in any chunking', () => {
  for (const piece of [1, 1000, BLOCK, 100_000, 300_000]) {
    const file = randomBytes(300_000);
    const memory = createUploadMemory(() => true);
    for (let at = 0; at < file.length; at += piece) expect(memory.append(file.subarray(at, at + piece))).toBe(true);
    expect(memory.bytes().equals(file)).toBe(true);
  }
  expect(createUploadMemory(() => true).bytes()).toHaveLength(0);
});

it('reserves memory per byte, independent of the chunking', () => {
  const taken: number[] = [];
  const memory = createUploadMemory((bytes) => taken.push(bytes) > 0);
  for (let n = 0; n < BLOCK; n++) memory.append(Buffer.of(1));
  expect(taken).toEqual([BLOCK]);
  memory.append(Buffer.of(1));
  expect(taken).toEqual([BLOCK, BLOCK]);
});

it('ends when no more memory is granted', () => {
  let blocks = 2;
  const memory = createUploadMemory(() => blocks-- > 0);
  expect([memory.append(Buffer.alloc(BLOCK)), memory.append(Buffer.alloc(BLOCK + 1))]).toEqual([true, false]);
});
