export interface DisjointSets {
  rootOf(id: number): number;
  unite(one: number, other: number): void;
  /** From now on nothing but `unite` itself puts these two together. */
  keepApart(one: number, other: number): void;
  areApart(one: number, other: number): boolean;
  /** Joins all of them, except those that are separated: a number that could join two groups joins neither. */
  uniteAll(ids: readonly number[]): void;
}

/** Numbers that fall together two by two; each begins alone. */
export function disjointSets(): DisjointSets {
  const parents = new Map<number, number>();
  const strangers = new Map<number, Set<number>>();

  function rootOf(id: number): number {
    let root = id;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    if (root !== id) parents.set(id, root);
    return root;
  }
  function unite(one: number, other: number): void {
    const [root, under] = [rootOf(one), rootOf(other)];
    if (root === under) return;
    parents.set(under, root);
    const both = new Set([...(strangers.get(root) ?? []), ...(strangers.get(under) ?? [])]);
    if (both.size > 0) strangers.set(root, both);
  }
  function keepApart(one: number, other: number): void {
    for (const [id, stranger] of [
      [rootOf(one), other],
      [rootOf(other), one],
    ] as const)
      strangers.set(id, (strangers.get(id) ?? new Set()).add(stranger));
  }
  function areApart(one: number, other: number): boolean {
    const root = rootOf(other);
    return [...(strangers.get(rootOf(one)) ?? [])].some((stranger) => rootOf(stranger) === root);
  }
  function uniteAll(ids: readonly number[]): void {
    const roots = [...new Set(ids.map(rootOf))];
    const parted = roots.filter(
      (root) => strangers.has(root) && roots.some((other) => areApart(root, other)),
    );
    const groups: number[] = [];
    for (const root of parted) {
      const [group, ...others] = groups.filter((each) => !areApart(each, root));
      if (group !== undefined && others.length === 0) unite(group, root);
      else groups.push(root);
    }
    if (parted.length > 0) return;
    const [first, ...rest] = roots;
    for (const root of rest) unite(first as number, root);
  }
  return { rootOf, unite, keepApart, areApart, uniteAll };
}
