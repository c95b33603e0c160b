import { formatPrice } from '../money.ts';
import { plainText } from '../plainText.ts';
import { type ProdType, prodTypes } from './prod.ts';
import { datesOf, placeOf, type Timed } from './prodPlace.ts';

interface Described extends Timed {
  name: string;
  city: string | null;
  type: ProdType;
  price_now: number;
  /** HTML that the server has sanitised. */
  text: string;
}

/** The title and the description of a course for search engines, unless staff write others: «Ретритмент — Москва, 12–14 марта 2027 — Одонта». */
export function prodMeta(prod: Described): { title: string; description: string } {
  const where = `${placeOf(prod)}, ${datesOf(prod).toLowerCase()}`;
  const facts = [prodTypes[prod.type], placeOf(prod), datesOf(prod), formatPrice(prod.price_now)].join(', ');
  return {
    title: `${prod.name} — ${where} — Одонта`,
    description: `${facts}. ${plainText(prod.text, 120)}`,
  };
}
