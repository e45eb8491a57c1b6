import { describe, expect, it } from 'vitest';
import { expectEach } from './failing-cells.ts';

const rejectOdd = async (cell: number): Promise<void> => {
  if (cell % 2 === 1) throw new Error(`${cell} is odd`);
};

describe('expectEach', () => {
  it('passes when every cell passes', async () => {
    await expectEach([2, 4], String, rejectOdd);
  });

  it('checks all cells and names each that fails, with its message', async () => {
    await expect(expectEach([1, 2, 3], (cell) => `cell ${cell}`, rejectOdd)).rejects.toThrow(
      '2 failing\ncell 1: 1 is odd\ncell 3: 3 is odd',
    );
  });

  it('fails for a check that throws synchronously', async () => {
    const check = (cell: number) => expect(cell).toBe(1);
    await expect(expectEach([2], String, check)).rejects.toThrow('1 failing\n2: expected 2 to be 1');
  });

  it('names the first twenty failures', async () => {
    const cells = Array.from({ length: 25 }, (_, index) => index * 2 + 1);
    await expect(expectEach(cells, String, rejectOdd)).rejects.toThrow('39: 39 is odd\n… and 5 more');
  });
});
