import { describe, expect, it } from 'vitest';
import { type MovedRow, sortingKey } from './sorting-key.ts';

const row = { id: 'c', index: 2, count: 3 };
const effectOf = (key: string, lifted: MovedRow | null, repeat = false) => sortingKey({ key, repeat }, row, lifted);

/** Presses keys in turn and returns the announced messages, each with the row's index. */
function press(...keys: string[]): string[] {
  let lifted: MovedRow | null = null;
  return keys.map((key) => {
    const effect = effectOf(key, lifted);
    if (effect) ({ lifted } = effect);
    return effect ? `${effect.message} ${effect.to}` : 'nothing';
  });
}

describe('sortingKey', () => {
  it('moves a row by the first key after it is picked up', () => {
    expect(press(' ', 'ArrowUp', ' ')).toEqual(['lifted 2', 'isAt 1', 'dropped 1']);
  });

  it('counts every key of a fast sequence', () => {
    expect(press('Enter', 'ArrowUp', 'ArrowUp', 'ArrowDown', 'Tab')).toEqual([
      'lifted 2',
      'isAt 1',
      'isAt 0',
      'isAt 1',
      'dropped 1',
    ]);
  });

  it('keeps a row within the list', () => {
    expect(press(' ', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp')).toEqual([
      'lifted 2',
      'isAt 2',
      'isAt 1',
      'isAt 0',
      'isAt 0',
    ]);
  });

  it('returns a row to its index on Escape', () => {
    expect(press(' ', 'ArrowUp', 'Escape', 'ArrowUp')).toEqual(['lifted 2', 'isAt 1', 'putBack 2', 'nothing']);
  });

  it('ignores other keys', () => {
    expect(press('Tab', 'ArrowUp', 'Escape', ' ', 'a', 'ArrowLeft')).toEqual([
      'nothing',
      'nothing',
      'nothing',
      'lifted 2',
      'nothing',
      'nothing',
    ]);
  });

  it('repeats arrows but no other key while they are held', () => {
    const lifted = { id: 'c', to: 2 };
    expect(effectOf('ArrowUp', lifted, true)?.to).toBe(1);
    expect(effectOf(' ', lifted, true)).toBeNull();
    expect(effectOf(' ', null, true)).toBeNull();
  });

  it('picks up another row instead of the lifted one', () => {
    expect(effectOf(' ', { id: 'a', to: 1 })?.lifted).toEqual({ id: 'c', to: 2 });
  });

  it('drops a row at the end of a list that became shorter', () => {
    expect(effectOf(' ', { id: 'c', to: 7 })?.to).toBe(2);
  });
});
