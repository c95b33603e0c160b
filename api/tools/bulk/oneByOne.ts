/** Deeds that are never done to many records at once, and why. */
export const oneByOne: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  users: {
    add_role: 'Роли дают и снимают каждому отдельно: за каждую отвечает тот, кто её дал',
    remove_role: 'Роли дают и снимают каждому отдельно: за каждую отвечает тот, кто её дал',
  },
};

export function whyNotInBulk(resource: string, deed: string): string | null {
  return oneByOne[resource]?.[deed] ?? null;
}
