/** Columns by name, in their order. The first of a table leads to the record and is therefore never hidden. */
export type Columns = readonly string[];

/** The visible columns: the chosen ones, as far as they still exist, or the usual ones. */
export function visibleColumns(
  declared: Columns,
  chosen: Columns | undefined,
  usual: Columns = declared,
): Columns {
  if (!chosen) return usual;
  const known = chosen.filter((name) => declared.includes(name));
  const [first] = declared;
  return first === undefined || known.includes(first) ? known : [first, ...known];
}

/** All columns in the menu's order: a hidden one follows the column it was declared after. */
export function menuOrder(declared: Columns, visible: Columns): Columns {
  return declared.reduce<Columns>((order, name, index) => {
    if (order.includes(name)) return order;
    const after = order.indexOf(declared[index - 1] ?? '');
    return order.toSpliced(after + 1, 0, name);
  }, visible);
}

export function toggled(declared: Columns, visible: Columns, name: string): Columns {
  if (visible.includes(name)) return visible.filter((each) => each !== name);
  return menuOrder(declared, visible).filter((each) => each === name || visible.includes(each));
}

/** The column one place nearer to the beginning (-1) or to the end (1); at the edge it stays. */
export function moved(visible: Columns, name: string, by: -1 | 1): Columns {
  const from = visible.indexOf(name);
  const to = from + by;
  if (from < 0 || to < 0 || to >= visible.length) return visible;
  return visible.toSpliced(from, 1).toSpliced(to, 0, name);
}

/** A choice of the usual columns in their own order is no choice: columns that come later will be seen too. */
export function choiceOf(usual: Columns, visible: Columns): Columns | undefined {
  return usual.length === visible.length && usual.every((name, index) => name === visible[index])
    ? undefined
    : visible;
}
