import { formatKopecks } from '../../money.ts';

/** The division of a sale. All sums are kopecks. */
export interface SaleShares {
  /** The price of the places, before any discount. */
  gross: number;
  /** The part of the price that was given back. */
  refunded: number;
  /** The centre's share of the promo code's discount; the platform pays for the rest, and for bonuses. */
  promo_share: number;
  commission_percent: number;
  commission_sum: number;
  /** The bank's fee for the card. */
  fee_share: number;
  net: number;
}

/** A percentage with two decimals of kopecks, halves up. */
export const commissionOf = (kopecks: number, percent: number): number =>
  Math.floor((kopecks * Math.round(percent * 100) + 5000) / 10_000);

/** A fee in hundredths of a percent, halves up. */
export const feeOf = (kopecks: number, basisPoints: number): number =>
  Math.floor((kopecks * basisPoints + 5000) / 10_000);

export function sharesOfSale(
  sale: Pick<SaleShares, 'gross' | 'refunded' | 'promo_share' | 'commission_percent' | 'fee_share'>,
): SaleShares {
  const commission_sum = commissionOf(sale.gross - sale.refunded, sale.commission_percent);
  const net = sale.gross - sale.refunded - sale.promo_share - commission_sum - sale.fee_share;
  return { ...sale, commission_sum, net };
}

/** «20 000,00 − комиссия 15 % 3 000,00 − эквайринг 500,00 = 16 500,00 ₽»: zero parts are left out. */
export function formulaOf({
  gross,
  refunded,
  promo_share,
  commission_percent,
  commission_sum,
  fee_share,
  net,
}: SaleShares): string {
  const percent = `${commission_percent}`.replace('.', ',');
  const taken: [label: string, sum: number][] = [
    ['возвраты', refunded],
    ['скидка центра', promo_share],
    [`комиссия ${percent}\u00a0%`, commission_sum],
    ['эквайринг', fee_share],
  ];
  const said = taken
    .filter(([, sum]) => sum !== 0)
    .map(([label, sum]) => ` − ${label} ${formatKopecks(sum)}`);
  return `${formatKopecks(gross)}${said.join('')} = ${formatKopecks(net)}\u00a0₽`;
}
