import type { oneByOne as named } from '@odonta/db/vocabulary/oneByOne.ts';

type Reasons = { [Name in keyof typeof named]: Record<(typeof named)[Name][number], string> };

/** Why these deeds are never done to many records at once. */
export const oneByOne: Readonly<Reasons> = {
  marketing_balances: {
    correct:
      'Балансы исправляют по одному: у каждой правки своя причина, а крупную подтверждает второй сотрудник',
    refund: 'О выводах решают по одному: у каждого своя сумма и своё платёжное поручение',
    post_penalty: 'О штрафах решают по одному: у каждого свои доказательства и своё возражение центра',
  },
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
