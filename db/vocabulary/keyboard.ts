/** The intended text, when it was typed in the wrong keyboard layout or in Latin letters. */

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const cyrillicKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';

const toCyrillic = new Map([...latinKeys].map((key, index) => [key, cyrillicKeys[index] ?? key]));
const toLatin = new Map([...cyrillicKeys].map((key, index) => [key, latinKeys[index] ?? key]));

/** `bvgkfyn` is «имплант» typed in the Latin layout, `сфв` is `cad` typed in the Cyrillic one. */
export function otherLayout(text: string): string {
  const typed = text.toLowerCase();
  const keys = /[а-яё]/.test(typed) ? toLatin : toCyrillic;
  return [...typed].map((key) => keys.get(key) ?? key).join('');
}

const sounds: [string, string][] = [
  ['shch', 'щ'],
  ['sch', 'щ'],
  ['zh', 'ж'],
  ['kh', 'х'],
  ['ts', 'ц'],
  ['ch', 'ч'],
  ['sh', 'ш'],
  ['yu', 'ю'],
  ['ya', 'я'],
  ['ph', 'ф'],
  ['a', 'а'],
  ['b', 'б'],
  ['v', 'в'],
  ['w', 'в'],
  ['g', 'г'],
  ['d', 'д'],
  ['e', 'е'],
  ['z', 'з'],
  ['i', 'и'],
  ['y', 'и'],
  ['j', 'й'],
  ['k', 'к'],
  ['c', 'к'],
  ['l', 'л'],
  ['m', 'м'],
  ['n', 'н'],
  ['o', 'о'],
  ['p', 'п'],
  ['r', 'р'],
  ['s', 'с'],
  ['t', 'т'],
  ['u', 'у'],
  ['f', 'ф'],
  ['h', 'х'],
  ['x', 'кс'],
  ['q', 'к'],
];

/** `implantaciya` as it sounds: «имплантакия» is near enough for a search that forgives a letter. */
export function inCyrillic(text: string): string {
  let left = text.toLowerCase();
  let written = '';
  while (left !== '') {
    const sound = sounds.find(([latin]) => left.startsWith(latin));
    written += sound ? sound[1] : left[0];
    left = left.slice(sound ? sound[0].length : 1);
  }
  return written;
}
