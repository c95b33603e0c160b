/** «изменил», «изменила», and the form for an unknown gender. */
export type Verb = readonly [his: string, hers: string, either: string];

/**
 * The verb for a person with a known full name: a Russian patronymic shows the gender, and mostly the family
 * name too.
 */
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
