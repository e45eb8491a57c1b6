import { describe, expect, it } from 'vitest';
import { sectionsOf } from './benchmarks-page.ts';

describe('the page of benchmarks', () => {
  it('is parsed section by section, so that one can be measured alone', () => {
    const sections = sectionsOf(
      '# Benchmarks\n\nHow.\n\n## Search\n\n| a |\n\n## On the engines\n\nRan on:\n\n- Kafka\n',
    );
    expect([...sections]).toEqual([
      ['Search', '## Search\n\n| a |'],
      ['On the engines', '## On the engines\n\nRan on:\n\n- Kafka'],
    ]);
  });
});
