import type { EditedProd, ProdFull } from '@odonta/api/contract';
import { City, Lecturer, ProdLecturer, Specialization } from '@odonta/db/models';
import { Op } from 'sequelize';
import { presentProd } from './prods.presenter.ts';
import { columnsOf as priceColumnsOf } from './prods.prices.ts';
import { readAny, type ShownLecturer, type ShownProd } from './prods.reading.ts';
import { columnsOf, scheduleMoved } from './prods.writing.ts';

/** A course as its page will show it with these values in place of its own. Nothing is written. */
export async function findProdWith(id: number, values: Partial<EditedProd>): Promise<ProdFull | null> {
  const found = await readAny(id);
  if (!found) return null;
  const { shown, beside } = found;
  const { city_id, lecturer_ids, speciality_ids, nmo, prices } = values;
  return presentProd(
    {
      ...shown,
      ...scheduleMoved(shown, values),
      ...(columnsOf(values) as Partial<ShownProd>),
      ...(city_id !== undefined && { city: await cityOf(city_id) }),
      ...(lecturer_ids && { lecturers: await lecturersOf(id, lecturer_ids) }),
      ...(prices && { prices: pricesOf(shown, prices) }),
    },
    {
      ...beside,
      ...(speciality_ids && { specialities: await specialitiesOf(speciality_ids) }),
      ...(nmo !== undefined && { nmoSpecialities: await specialitiesOf(nmo?.speciality_ids ?? []) }),
    },
  );
}

async function cityOf(id: number | null): Promise<ShownProd['city']> {
  const city = id === null ? null : await City.findByPk(id);
  return city && { name: city.name, utc_offset: city.utc_offset };
}

/** Whom the course names already is shown by his answer, and whom it does not name yet as if he agreed. */
async function lecturersOf(prod_id: number, ids: readonly number[]): Promise<ShownLecturer[]> {
  const where = {
    id: [...ids],
    [Op.or]: [
      { status: 'CONFIRMED' as const },
      { status: { [Op.ne]: 'REJECTED' as const }, proposed_by_center_id: null },
    ],
  };
  const lecturers = await Lecturer.findAll({ where });
  const named = await ProdLecturer.findAll({ where: { prod_id, lecturer_id: [...ids] } });
  const hidden = named.filter(({ is_shown }) => !is_shown).map(({ lecturer_id }) => lecturer_id);
  return lecturers
    .filter((lecturer) => !hidden.includes(lecturer.id))
    .map(({ id, sef, name, text, filename, alt, gallery }) => ({
      ...{ id, sef, name, text, filename, alt, gallery },
      ProdLecturer: { sort: ids.indexOf(id) },
    }));
}

/** A new option has no number yet: none is to be taken for another's. */
function pricesOf(shown: ShownProd, prices: EditedProd['prices']): ShownProd['prices'] {
  return prices.map((price, sort) => ({
    id: price.id ?? -1 - sort,
    prod_id: shown.id,
    is_sold_out: shown.prices.some(({ id, is_sold_out }) => id === price.id && is_sold_out),
    ...priceColumnsOf(price, sort),
  }));
}

async function specialitiesOf(ids: readonly number[]): Promise<string[]> {
  const rows = await Specialization.findAll({ where: { id: [...ids] }, order: ['name'] });
  return rows.map(({ name }) => name);
}
