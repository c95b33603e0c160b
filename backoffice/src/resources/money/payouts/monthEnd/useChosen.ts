import { useState } from 'react';

/** All of them are chosen, but for those that the person has taken out. */
export function useChosen<Row extends { id: number }>(rows: readonly Row[]) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  return {
    chosen: rows.filter(({ id }) => !left.has(id)),
    has: (id: number) => !left.has(id),
    toggle: (id: number) => setLeft(toggled(left, id)),
  };
}

export function toggled(of: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(of);
  if (!next.delete(id)) next.add(id);
  return next;
}

export const sumOf = (rows: readonly { net: number }[]): number =>
  rows.reduce((sum, { net }) => sum + Math.round(net * 100), 0) / 100;
