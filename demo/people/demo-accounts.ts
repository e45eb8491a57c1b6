import { fullName } from '#contracts/account/person.ts';
import type { UserType } from '#contracts/roles.ts';
import { type DemoPerson, demoPassword, demoPerson } from './people.ts';

/** Accounts that the demo's sign-in screen offers. */
export type DemoAccount = { email: string; password: string; name: string; userType: UserType; avatar: string | null };

export const demoAccounts: readonly DemoAccount[] = ['andrea-reyes', 'jun-bautista', 'carla-lim'].map((key) =>
  accountOf(demoPerson(key)),
);

/** Identities of the simulated Google sign-in: a new person, and one whose email belongs to a demo account. */
export const cloudPeople = [
  { name: 'Bea Navarro', email: 'bea.navarro@example.ph' },
  ...demoAccounts.filter(({ userType }) => userType === 'client').map(({ name, email }) => ({ name, email })),
];

function accountOf({ email, firstName, lastName, userType, avatar }: DemoPerson): DemoAccount {
  return { email, password: demoPassword, name: fullName({ firstName, lastName }), userType, avatar };
}
