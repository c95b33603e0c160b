/** «изменил», «изменила», and what to say where the name does not tell. */
export type Verb = readonly [his: string, hers: string, either: string];

/** The verb of somebody whose full name is known: a Russian patronymic tells, and mostly the family name too. */
export function verbOf(name: string, [his, hers, either]: Verb): string {
  const words = name.toLowerCase().split(/\s+/);
  for (const [she, he] of endings) {
    if (words.some((word) => she.test(word))) return hers;
    if (words.some((word) => he.test(word))) return his;
  }
  return either;
}

const endings: readonly [she: RegExp, he: RegExp][] = [
  [/(вна|чна|шна)$/, /(вич|ьич)$/],
  [/([оеё]ва|[иы]на|[цс]кая)$/, /([оеё]в|[иы]н|[цс]кий)$/],
];
