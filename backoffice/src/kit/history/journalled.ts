/** Follow from other fields of the record, or are lists with journals of their own. */
const derived = new Set(['status_num', 'payments', 'movements', 'changes', 'lots', 'ratings', 'letters_at']);

type Changed = Readonly<Record<string, [before: unknown, after: unknown]>>;

/** The changes a person reads: a colleague by his name alone, and nothing that only follows from the rest. */
export function journalled(changed: Changed): [field: string, change: [unknown, unknown]][] {
  return Object.entries(changed).filter(([field]) => !derived.has(field) && !isNamedBeside(field, changed));
}

/** `manager_id` beside `manager_name`, `prod_id` beside `prod`. */
function isNamedBeside(field: string, changed: Changed): boolean {
  const stem = /^(.+)_(?:id|by)$/.exec(field)?.[1];
  return stem !== undefined && [stem, `${stem}_name`].some((name) => name in changed);
}
