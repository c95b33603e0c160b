/** How a payment can be made without a card: the last word of the page's address. */
export type WayName = keyof typeof ways;

interface Way {
  /** The word of the bank for it. */
  source: string;
  title: string;
  text: string;
  button: string;
  link: string;
  /** Kopecks. */
  most: number;
}

/** Roubles: the most that is paid by «Долями». */
export const dolyamiUpTo = 30_000;

export const ways = {
  sbp: {
    source: 'qrsbp',
    title: 'Оплата по СБП',
    text: 'Со счёта в приложении банка, без карты.',
    button: 'Перевести',
    link: 'Оплатить по СБП',
    most: 100_000_000,
  },
  dolyami: {
    source: 'BNPL',
    title: 'Оплата «Долями»',
    text: 'Четверть сейчас, остальное тремя частями раз в две недели. Магазин получает всю сумму сразу.',
    button: 'Разделить',
    link: 'Разделить «Долями»',
    most: dolyamiUpTo * 100,
  },
  instalments: {
    source: 'Installment',
    title: 'Рассрочка',
    text: 'Банк платит магазину всю сумму, а вы возвращаете её банку по месяцам.',
    button: 'Взять в рассрочку',
    link: 'В рассрочку',
    most: 100_000_000,
  },
} as const satisfies Record<string, Way>;

/** Ways that the bank offers for a payment; authorised money comes from a card alone. */
export const waysFor = ({ asked, isTwoStage }: { asked: number; isTwoStage: boolean }): WayName[] =>
  isTwoStage ? [] : (Object.keys(ways) as WayName[]).filter((name) => asked <= ways[name].most);
