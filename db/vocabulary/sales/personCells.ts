/** Cells of a row without named columns, recognised by their content. */

export interface PersonCells {
  last_name: string;
  first_name: string;
  middle_name: string;
  phone: string;
  email: string;
  is_student: string;
}

const places = ['last_name', 'first_name', 'middle_name', 'phone', 'email', 'is_student'] as const;

/** Names come first, in one cell or in up to three; the other cells are recognised by their form, else by their place. */
export function personCells(cells: readonly string[]): PersonCells {
  const all = cells.length === 1 ? wordsOf(cells[0] ?? '') : cells.map((cell) => cell.trim());
  const person = { last_name: '', first_name: '', middle_name: '', phone: '', email: '', is_student: '' };
  const firstOther = all.findIndex((cell) => lookOf(cell) !== null);
  const names = all.slice(0, Math.min(firstOther === -1 ? all.length : firstOther, 3));
  Object.assign(person, namesIn(names));
  for (const [at, cell] of all.entries()) {
    const field = at < names.length ? null : (lookOf(cell) ?? places[at]);
    if (field && cell !== '' && person[field] === '') person[field] = cell;
  }
  return person;
}

/** «Иванова Анна Петровна» as its three parts; names in cells of their own stay there. */
export function namesIn([first = '', second = '', third = '']: readonly string[]) {
  const words = first.split(/\s+/).filter(Boolean);
  if (second === '' && words.length > 1) return parts(words);
  const others = second.split(/\s+/).filter(Boolean);
  const isPatronymicInside = third === '' && others.length === 2;
  return isPatronymicInside
    ? { last_name: first, first_name: others[0] ?? '', middle_name: others[1] ?? '' }
    : { last_name: first, first_name: second, middle_name: third };
}

const parts = ([last_name = '', first_name = '', ...rest]: readonly string[]) => ({
  last_name,
  first_name,
  middle_name: rest.join(' '),
});

function lookOf(cell: string): 'phone' | 'email' | 'is_student' | null {
  if (cell.includes('@')) return 'email';
  if (/^[+\d(][\d\s()+-]*$/.test(cell)) return 'phone';
  return /^(?:да|студент|студентка|ординатор)$/i.test(cell) ? 'is_student' : null;
}

/** A line without separators: words that are digits are one phone, and the names are one cell. */
function wordsOf(line: string): string[] {
  const words = line.split(/\s+/).filter(Boolean);
  const of = (look: ReturnType<typeof lookOf>) => words.filter((word) => lookOf(word) === look);
  const others = [of('phone').join(' '), of('email').join(' '), of('is_student').join(' ')];
  return [of(null).join(' '), ...others.filter((cell) => cell !== '')];
}
