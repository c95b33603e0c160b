export interface NameParts {
  last_name: string;
  first_name: string;
  middle_name?: string;
}

/**
 * A name typed in one field, in parts. People write both «Иванова Анна Петровна» and «Анна Иванова»: a patronymic
 * or the ending of a surname tells which; without either the surname is taken to be last.
 */
export function partsOfTypedName(name: string): NameParts {
  const words = name.trim().split(/\s+/);
  const [first = '', second = '', third = '', ...rest] = words;
  if (second === '') return { last_name: '', first_name: first };
  if (third === '')
    return isSurname(first) && !isSurname(second)
      ? { last_name: first, first_name: second }
      : { last_name: second, first_name: first };
  return isPatronymic(second) && !isPatronymic(third)
    ? { last_name: [third, ...rest].join(' '), first_name: first, middle_name: second }
    : { last_name: first, first_name: second, middle_name: [third, ...rest].join(' ') };
}

const isPatronymic = (word: string) => /(вич|вна|ична)$/i.test(word);
const isSurname = (word: string) =>
  /(ова?|ева?|ёва?|ина?|ына?|ский|ская|цкий|цкая|енко|[уы]?к|юк|ых|их)$/i.test(word);
