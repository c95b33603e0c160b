/** First letters of Russian surnames; Ё counts as Е, as in a printed index. */
export const lecturerLetters = [...'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ'];

/** The letter that was asked for, in its one spelling; null when no index has it. */
export function letterOf(typed: string | null): string | null {
  const letter = typed?.trim().toUpperCase().replace('Ё', 'Е') ?? '';
  return lecturerLetters.includes(letter) ? letter : null;
}
