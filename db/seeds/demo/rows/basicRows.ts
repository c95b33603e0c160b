import { slugOf } from '../../../vocabulary/slugs.ts';
import type { CastCenter, CastLecturer } from '../cast/types.ts';
import { paragraphs } from '../html.ts';

export function centerRow(id: number, center: CastCenter) {
  const {
    address: _,
    name,
    email,
    phone,
    kontact_name,
    kontact_phone,
    city,
    description,
    status,
    show_main,
    ...terms
  } = center;
  const {
    pay_name,
    director_name,
    pay_inn,
    pay_kpp,
    pay_bank,
    pay_bic,
    pay_rs,
    pay_ks,
    vat,
    sale,
    is_sell_individuals,
    is_sell_entities,
  } = terms;
  return {
    id,
    name,
    email,
    phone,
    kontact_name,
    kontact_phone,
    city,
    description,
    status,
    show_main,
    pay_name,
    director_name,
    pay_inn,
    pay_kpp,
    pay_bank,
    pay_bic,
    pay_rs,
    pay_ks,
    vat,
    sale,
    is_sell_individuals,
    is_sell_entities,
  };
}

export function lecturerRow(
  id: number,
  { name, text, status }: CastLecturer,
  city_id: number | null,
  filename: string,
) {
  return {
    id,
    sef: slugOf(name),
    name,
    text: paragraphs(text),
    city_id,
    filename,
    alt: `Портрет: ${name}`,
    status,
  };
}
