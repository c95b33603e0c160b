type Option = readonly [value: string, label: string];

/** A long list shows its first options and all chosen ones; a fold never hides an active filter. */
export function partedChoices(options: readonly Option[], chosen: readonly string[], most = options.length) {
  const isOpen = ([value]: Option, index: number) => index < most || chosen.includes(value);
  return { open: options.filter(isOpen), folded: options.filter((option, index) => !isOpen(option, index)) };
}

/** Counted names, the most frequent first; chosen ones are included even with a count of zero. */
export function optionsByCount(counts: Record<string, number>, chosen: readonly string[]): Option[] {
  const missing = chosen.filter((name) => counts[name] === undefined).map((name) => [name, 0] as const);
  return [...Object.entries(counts), ...missing]
    .sort(([a, m], [b, n]) => n - m || a.localeCompare(b, 'ru'))
    .map(([name]) => [name, name]);
}

/** Names as the catalogue spells them: an address may say «пермь» or «орел». */
export function spelledAs(names: readonly string[], chosen: readonly string[]): string[] {
  const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');
  return chosen.map((name) => names.find((known) => plain(known) === plain(name)) ?? name);
}
