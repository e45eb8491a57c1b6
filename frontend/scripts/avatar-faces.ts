/**
 * Definitions of the demo people's pictures: one row per first name, rendered by draw-avatars.ts to
 * public/avatars/<name>.svg. The demo data uses these names. Columns: name, hair, hair colour, skin, eyes, mouth, body,
 * clothes, facial hair.
 */

const black = '271b1f';
const brown = '4c322b';
const grey = '989894';
const dim = '33282c';

const fair = 'dd9f7e';
const light = 'cd8a62';
const warm = 'b9774f';
const tan = 'a0653f';
const deep = '85522f';

const green = '0d6e5f';
const mango = 'f2a33a';
const clay = 'c8633f';
const coral = 'e07b6b';
const blue = '2f6f94';
const leaf = '7fb69f';
const teal = '14524a';
const slate = '4f5d5a';

type Row = readonly [
  name: string,
  hair: string,
  hairColor: string,
  skin: string,
  eyes: string,
  mouth: string,
  body: string,
  clothes: string,
  facialHair?: string,
];

export const women: readonly Row[] = [
  ['andrea', 'bobCut', black, fair, 'open', 'lips', 'rounded', mango],
  ['liza', 'bobBangs', black, light, 'happy', 'bigSmile', 'rounded', coral],
  ['maricel', 'curly', dim, warm, 'open', 'bigSmile', 'rounded', mango],
  ['carla', 'sideShave', black, light, 'glasses', 'lips', 'squared', slate],
  ['cora', 'curly', grey, light, 'glasses', 'bigSmile', 'rounded', coral],
  ['grace', 'long', brown, light, 'open', 'smile', 'rounded', slate],
  ['bea', 'pigtails', black, fair, 'open', 'bigSmile', 'rounded', mango],
  ['tess', 'bobCut', black, light, 'glasses', 'smile', 'squared', clay],
  ['arlene', 'extraLong', brown, fair, 'open', 'lips', 'rounded', leaf],
  ['imelda', 'straightBun', black, warm, 'happy', 'smile', 'rounded', green],
  ['rowena', 'long', black, tan, 'happy', 'bigSmile', 'rounded', blue],
  ['jocelyn', 'curlyBun', dim, tan, 'open', 'smile', 'rounded', clay],
  ['divina', 'extraLong', black, warm, 'open', 'bigSmile', 'squared', teal],
  ['analyn', 'bobBangs', brown, warm, 'happy', 'smile', 'rounded', coral],
  ['kristine', 'long', black, fair, 'glasses', 'smile', 'rounded', green],
  ['lorna', 'straightBun', grey, light, 'open', 'smile', 'rounded', blue],
  ['shirley', 'bobCut', brown, tan, 'open', 'lips', 'rounded', leaf],
  ['rosario', 'curlyBun', grey, warm, 'glasses', 'bigSmile', 'squared', teal],
  ['jasmine', 'extraLong', black, light, 'happy', 'lips', 'rounded', coral],
  ['camille', 'straightBun', brown, fair, 'open', 'bigSmile', 'rounded', mango],
  ['nenita', 'bobBangs', grey, tan, 'glasses', 'smile', 'rounded', clay],
  ['gina', 'curly', black, deep, 'happy', 'bigSmile', 'rounded', green],
  ['marites', 'long', dim, warm, 'open', 'smirk', 'squared', slate],
  ['teresita', 'curlyBun', black, deep, 'open', 'smile', 'rounded', mango],
];

export const men: readonly Row[] = [
  ['jun', 'shortCombover', black, warm, 'happy', 'bigSmile', 'squared', green],
  ['ramil', 'fade', black, tan, 'open', 'smile', 'rounded', clay, 'shadow'],
  ['nestor', 'balding', grey, warm, 'glasses', 'smirk', 'checkered', blue, 'walrus'],
  ['joel', 'beanie', clay, tan, 'open', 'smile', 'rounded', clay, 'shadow'],
  ['boyet', 'shortCombover', black, deep, 'open', 'smile', 'checkered', mango, 'beardMustache'],
  ['dennis', 'buzzcut', clay, tan, 'open', 'smile', 'rounded', teal, 'goatee'],
  ['mark', 'curlyHighTop', dim, light, 'open', 'smile', 'squared', blue],
  ['paolo', 'balding', dim, light, 'glasses', 'lips', 'rounded', slate],
  ['rodel', 'fade', black, deep, 'happy', 'bigSmile', 'rounded', mango],
  ['noel', 'shortComboverChops', black, tan, 'open', 'smirk', 'squared', green],
  ['ben', 'cap', blue, warm, 'open', 'smile', 'rounded', blue],
  ['rico', 'shortCombover', brown, light, 'glasses', 'smile', 'squared', teal],
  ['arnel', 'buzzcut', black, tan, 'happy', 'smile', 'rounded', coral, 'shadow'],
  ['edwin', 'bald', black, deep, 'open', 'bigSmile', 'squared', leaf, 'pyramid'],
  ['danilo', 'balding', grey, tan, 'open', 'smile', 'checkered', slate, 'walrus'],
  ['rey', 'cap', green, tan, 'happy', 'bigSmile', 'rounded', leaf],
  ['jericho', 'mohawk', black, warm, 'open', 'smirk', 'squared', clay],
  ['allan', 'shortComboverChops', dim, warm, 'glasses', 'bigSmile', 'rounded', green],
  ['gilbert', 'fade', dim, warm, 'open', 'smile', 'checkered', clay, 'goatee'],
  ['ferdie', 'bald', grey, light, 'glasses', 'smile', 'rounded', blue, 'beardMustache'],
  ['romeo', 'curlyHighTop', black, deep, 'happy', 'smile', 'rounded', coral],
  ['marlon', 'bunUndercut', black, tan, 'open', 'smile', 'squared', mango, 'soulPatch'],
  ['jomar', 'beanie', green, warm, 'happy', 'bigSmile', 'rounded', slate],
  ['efren', 'shortCombover', grey, tan, 'happy', 'smile', 'checkered', teal, 'shadow'],
];
