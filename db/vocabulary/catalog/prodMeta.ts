import type { ProdFull } from '@odonta/api/contract';
import { prodTypes } from '@odonta/db/vocabulary/catalog/prod.ts';
import { formatPrice } from '@odonta/db/vocabulary/money.ts';
import { plainText } from '../../../lib/plainText.ts';
import { datesOf, placeOf } from './prodWords.ts';

/** «Ретритмент — Москва, 12–14 марта 2027 — Одонта». */
export function prodMeta(prod: ProdFull): { title: string; description: string } {
  const where = `${placeOf(prod)}, ${datesOf(prod).toLowerCase()}`;
  const facts = [prodTypes[prod.type], placeOf(prod), datesOf(prod), formatPrice(prod.price_now)].join(', ');
  return {
    title: `${prod.name} — ${where} — Одонта`,
    description: `${facts}. ${plainText(prod.text, 120)}`,
  };
}
