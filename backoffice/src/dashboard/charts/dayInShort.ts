const format = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** «12 мар.» of `2027-03-12`. */
export const dayInShort = (day: string): string => format.format(new Date(`${day}T00:00:00Z`));
