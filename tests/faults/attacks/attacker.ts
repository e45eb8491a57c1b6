/** The attacking process: one attack, named by its caller, at low processor priority. */
import type { Tally, Target } from './attack.ts';
import { type AttackName, attacks } from './attacks.ts';

process.once('message', ({ name, target }: { name: AttackName; target: Target }) => {
  void attack(name, target);
});
// Never outlives the calling process.
process.once('disconnect', () => process.exit(1));

async function attack(name: AttackName, target: Target): Promise<void> {
  const tally: Tally = { counts: {}, complaints: [] };
  const count = (what: string | number) => void (tally.counts[what] = (tally.counts[what] ?? 0) + 1);
  await attacks[name]({ target, count, complain: (complaint) => void tally.complaints.push(complaint) });
  process.send?.(tally, () => process.exit(0));
}
