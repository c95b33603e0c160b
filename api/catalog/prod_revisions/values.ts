import type { EditedProd, RevisionNames } from '@odonta/api/contract';
import { City, type EditedValues, Lecturer, Prod, ProdLecturer, Specialization } from '@odonta/db/models';
import { type EditedField, editedFields } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import type { Model, ModelStatic, Transaction } from 'sequelize';
import { pricesInOrder } from '../../orders/offer.ts';
import { notFound } from '../../platform/http/errors.ts';
import { presentProdForStaff } from '../prods/prods.presenter.ts';

/** All that the values of a course are read from. */
export const withValues = () => [pricesInOrder(), 'city', 'center'];

/** The values that a course has now, as the API has them. */
export async function valuesOf(prod: Prod, transaction?: Transaction): Promise<EditedProd> {
  const whole = prod.prices && prod.city !== undefined ? prod : await reread(prod, transaction);
  const where = { prod_id: prod.id };
  const links = await ProdLecturer.findAll({ where, order: [['sort', 'ASC']], transaction });
  return valuesWith(whole, links);
}

/** The same course with all that its values are read from. */
export async function reread({ id }: Pick<Prod, 'id'>, transaction?: Transaction): Promise<Prod> {
  // Sequelize would hand `rejectOnEmpty` on to the query of the prices, which may be none.
  const prod = await Prod.findByPk(id, { include: withValues(), transaction });
  if (!prod) throw notFound('Курс не найден');
  return prod;
}

/** The given fields of a record, all editable ones unless named. */
export function pickEdited<Values extends EditedValues>(
  record: Values,
  fields: readonly EditedField[] = editedFields,
): Partial<Pick<Values, EditedField>> {
  const picked = fields.filter((field) => record[field] !== undefined).map((field) => [field, record[field]]);
  return Object.fromEntries(picked);
}

/** The numbers of other records in several records of courses. */
export function numbersIn(records: readonly Partial<EditedProd>[]) {
  const all = (numbersOf: (record: Partial<EditedProd>) => readonly number[]) => [
    ...new Set(records.flatMap(numbersOf)),
  ];
  return {
    lecturers: all(({ lecturer_ids = [] }) => lecturer_ids),
    cities: all(({ city_id }) => (city_id ? [city_id] : [])),
    specialities: all(({ speciality_ids = [], nmo }) => [...speciality_ids, ...(nmo?.speciality_ids ?? [])]),
  };
}

/** The names behind these numbers. */
export async function namesIn(
  records: readonly Partial<EditedProd>[],
  transaction?: Transaction,
): Promise<RevisionNames> {
  const { lecturers, cities, specialities } = numbersIn(records);
  return {
    lecturers: await namesBy(Lecturer, lecturers, transaction),
    cities: await namesBy(City, cities, transaction),
    specialities: await namesBy(Specialization, specialities, transaction),
  };
}

/** The present values of several courses, deleted ones too, by their numbers. */
export async function valuesById(
  ids: readonly number[],
  transaction?: Transaction,
): Promise<Map<number, EditedProd>> {
  if (ids.length === 0) return new Map();
  const id = [...new Set(ids)];
  const prods = await Prod.findAll({ where: { id }, include: withValues(), paranoid: false, transaction });
  const links = await ProdLecturer.findAll({ where: { prod_id: id }, order: [['sort', 'ASC']], transaction });
  const lecturersOf = Map.groupBy(links, ({ prod_id }) => prod_id);
  return new Map(prods.map((prod) => [prod.id, valuesWith(prod, lecturersOf.get(prod.id) ?? [])]));
}

const valuesWith = (prod: Prod, links: readonly ProdLecturer[]): EditedProd =>
  pickEdited(
    presentProdForStaff(
      prod,
      links.map(({ lecturer_id }) => lecturer_id),
    ),
  ) as EditedProd;

async function namesBy<M extends Model & { id: number; name: string }>(
  model: ModelStatic<M>,
  id: readonly number[],
  transaction?: Transaction,
): Promise<Record<number, string>> {
  if (id.length === 0) return {};
  const where = { id: [...id] } as never;
  const rows = await model.findAll({ where, paranoid: false, transaction });
  return Object.fromEntries(rows.map((row) => [row.id, row.name]));
}
