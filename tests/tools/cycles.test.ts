import { expect, test } from 'vitest';
import { findCycles } from './cycles.ts';

const ring = {
  'a/one.ts': "import type { Two } from './two.ts';",
  'a/two.ts': "export { three } from '#a/three.ts';",
  'a/three.ts': "import { one } from './one.ts';\nimport { free } from './free.ts';",
  'a/free.ts': "import { z } from 'zod';",
};
const read = (files: Record<string, string>) => (file: string) => files[file] ?? '';

test('finds a cycle once, also one of types, and names its files', () => {
  expect(findCycles(Object.keys(ring), read(ring))).toEqual(['a/one.ts → a/two.ts → a/three.ts → a/one.ts']);
});

test('finds no cycle in a tree or through dynamic imports', () => {
  const later = { ...ring, 'a/three.ts': "const one = () => import('./one.ts');" };
  expect(findCycles(Object.keys(later), read(later))).toEqual([]);
});
