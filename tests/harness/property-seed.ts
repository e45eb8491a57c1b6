/** The default seed, so that the gate repeats its results on unchanged code. */
const FIXED_SEED = 20_261_121;

/** The seed of properties and random choices: `PROPERTY_SEED`, a 32-bit integer. */
export const propertySeed = seedOf(process.env.PROPERTY_SEED);

function seedOf(text: string | undefined): number {
  if (!text) return FIXED_SEED;
  const seed = Number(text);
  if (seed !== (seed | 0)) throw new Error(`PROPERTY_SEED must be a 32-bit integer, not "${text}".`);
  return seed;
}
