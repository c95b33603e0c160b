import type { oneByOne as named } from '@odonta/db/vocabulary/oneByOne.ts';

type Reasons = { [Name in keyof typeof named]: Record<(typeof named)[Name][number], string> };

/** Why these deeds are never done to many records at once. */
export const oneByOne: Readonly<Reasons> = {
  orders: {
    move: 'Дату меняют каждому заказу отдельно: у каждого своя доплата или свой возврат, и их показывают заранее',
  },
  prods: {
    cancel_event: 'Курсы отменяют по одному: про каждый решают, вернуть деньги или перенести записавшихся',
  },
  users: {
    add_role: 'Роли дают и снимают каждому отдельно: за каждую отвечает тот, кто её дал',
    remove_role: 'Роли дают и снимают каждому отдельно: за каждую отвечает тот, кто её дал',
  },
};

export function whyNotInBulk(resource: string, deed: string): string | null {
  const reasons: Readonly<Record<string, Readonly<Record<string, string>>>> = oneByOne;
  return reasons[resource]?.[deed] ?? null;
}
