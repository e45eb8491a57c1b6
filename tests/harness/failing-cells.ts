import { expect } from 'vitest';

/** Lines of a failure's message. The report of a run repeats it. */
const LINES = 20;

/** Fails if any cell of a matrix failed, with a message that names the cells. `failing`: a line for each. */
export function expectNoneFailing(failing: readonly string[]): void {
  const more = failing.length > LINES ? [`… and ${failing.length - LINES} more`] : [];
  expect(failing, [`${failing.length} failing`, ...failing.slice(0, LINES), ...more].join('\n')).toEqual([]);
}

/** Checks every cell of a matrix in order, and fails once with the name and the message of each failed cell. */
export async function expectEach<Cell>(
  cells: Iterable<Cell>,
  nameOf: (cell: Cell) => string,
  check: (cell: Cell) => unknown,
): Promise<void> {
  const failing: string[] = [];
  for (const cell of cells) {
    try {
      await check(cell);
    } catch (error) {
      failing.push(`${nameOf(cell)}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  expectNoneFailing(failing);
}
