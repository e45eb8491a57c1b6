import { expect, it } from 'vitest';
import { say } from './say.ts';

it('inserts values into a message', () => {
  expect(say('{who} comes {when}', { who: 'Jun', when: 'Wed' })).toBe('Jun comes Wed');
  expect(say('{former} → {value}', { former: null, value: 'x' })).toBe('none → x');
});

it('selects by a value, and uses “none” for absent or empty ones', () => {
  const message = '{reason, select, none {{name}} late {{name} was late} other {{name}: {reason}}}';
  const about = (reason?: string | null) => say(message, { name: 'Jun', reason });
  expect([about(), about(null), about(''), about('late'), about('Rain')]).toEqual([
    'Jun',
    'Jun',
    'Jun',
    'Jun was late',
    'Jun: Rain',
  ]);
  expect(about('none')).toBe('Jun: none');
});

it('selects plural forms', () => {
  const message = '{files, plural, =0 {nothing} one {# file} other {# files}}, #1';
  expect([0, 1, 2].map((files) => say(message, { files }))).toEqual(['nothing, #1', '1 file, #1', '2 files, #1']);
});
