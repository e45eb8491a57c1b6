/**
 * First names that have an avatar among the pictures that the app ships (frontend/public/avatars). Others show their
 * initials.
 */
const namesWithAvatar = new Set([
  'allan',
  'analyn',
  'andrea',
  'arlene',
  'arnel',
  'bea',
  'ben',
  'boyet',
  'camille',
  'carla',
  'cora',
  'danilo',
  'dennis',
  'divina',
  'edwin',
  'efren',
  'ferdie',
  'gilbert',
  'gina',
  'grace',
  'imelda',
  'jasmine',
  'jericho',
  'jocelyn',
  'joel',
  'jomar',
  'jun',
  'kristine',
  'liza',
  'lorna',
  'maricel',
  'marites',
  'mark',
  'marlon',
  'nenita',
  'nestor',
  'noel',
  'paolo',
  'ramil',
  'rey',
  'rico',
  'rodel',
  'romeo',
  'rosario',
  'rowena',
  'shirley',
  'teresita',
  'tess',
]);

export function avatarByName(firstName: string): string | null {
  const name = firstName.toLowerCase();
  return namesWithAvatar.has(name) ? `/avatars/${name}.svg` : null;
}
