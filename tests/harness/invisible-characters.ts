import fc from 'fast-check';

/** Invisible characters: soft hyphens, zero-width spaces, joiners, direction marks, fillers, controls, tags. */
const unseen = Array.from(
  '\u00ad\u034f\u061c\u115f\u1160\u17b4\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202d\u202e\u2060\u2066\u2069\u206f' +
    '\u3164\ufe0f\ufeff\uffa0\ufffa\u{e0020}\u{e0100}\u0000\u0001\u007f',
);

/** The text with some of them at random places. */
export function withInvisible(text: string): fc.Arbitrary<string> {
  const characters = Array.from(text);
  const places = fc.array(fc.tuple(fc.nat(characters.length), fc.constantFrom(...unseen)), {
    minLength: 1,
    maxLength: 6,
  });
  return places.map((those) =>
    those
      .toSorted(([one], [other]) => other - one)
      .reduce((before, [at, character]) => before.toSpliced(at, 0, character), characters)
      .join(''),
  );
}
