export interface Choice {
  id: string | number;
  name: string;
}

export function choicesOf(labels: Readonly<Record<string | number, string>>, asNumbers = false): Choice[] {
  return Object.entries(labels).map(([id, name]) => ({ id: asNumbers ? Number(id) : id, name }));
}
