export interface DisjointSets {
  rootOf(id: number): number;
  unite(one: number, other: number): void;
}

/** Numbers that fall together two by two; each begins alone. */
export function disjointSets(): DisjointSets {
  const parents = new Map<number, number>();
  function rootOf(id: number): number {
    let root = id;
    for (let up = parents.get(root); up !== undefined; up = parents.get(root)) root = up;
    if (root !== id) parents.set(id, root);
    return root;
  }
  return {
    rootOf,
    unite(one, other) {
      const [root, under] = [rootOf(one), rootOf(other)];
      if (root !== under) parents.set(under, root);
    },
  };
}
