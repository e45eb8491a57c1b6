import type { UserType } from '#contracts/roles.ts';
import { type DemoPerson, demoPassword, demoPerson } from './people.ts';

/** Who the sign-in screen of the demo offers to try. */
export type DemoAccount = { email: string; password: string; name: string; userType: UserType; avatar: string | null };

export const demoAccounts: readonly DemoAccount[] = ['andrea-reyes', 'jun-bautista', 'carla-lim'].map((key) =>
  accountOf(demoPerson(key)),
);

function accountOf({ email, firstName, lastName, userType, avatar }: DemoPerson): DemoAccount {
  return { email, password: demoPassword, name: `${firstName} ${lastName}`, userType, avatar };
}
