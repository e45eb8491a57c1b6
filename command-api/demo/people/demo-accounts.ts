import { fullName } from '#contracts/account/person.ts';
import type { UserType } from '#contracts/roles.ts';
import { type DemoPerson, demoPassword, demoPerson } from './people.ts';

/** Who the sign-in screen of the demo offers to try. */
export type DemoAccount = { email: string; password: string; name: string; userType: UserType; avatar: string | null };

export const demoAccounts: readonly DemoAccount[] = ['andrea-reyes', 'jun-bautista', 'carla-lim'].map((key) =>
  accountOf(demoPerson(key)),
);

/** Whom the stand-in for Google offers to be: one who is new here, and one whose email an account of the demo has. */
export const cloudPeople = [
  { name: 'Bea Navarro', email: 'bea.navarro@example.ph' },
  ...demoAccounts.filter(({ userType }) => userType === 'client').map(({ name, email }) => ({ name, email })),
];

function accountOf({ email, firstName, lastName, userType, avatar }: DemoPerson): DemoAccount {
  return { email, password: demoPassword, name: fullName({ firstName, lastName }), userType, avatar };
}
