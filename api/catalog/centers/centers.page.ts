import { Center } from '@odonta/db/models';
import { slugOf } from '@odonta/db/vocabulary/slugs.ts';
import type { Transaction } from 'sequelize';
import { invalid } from '../../platform/http/errors.ts';
import { refuseUnfitClosure } from './centers.closure.ts';

/** The chosen address of a new centre's page, or a free one of its name. */
export async function slugFor(
  { slug, name }: { slug?: string; name: string },
  transaction: Transaction,
): Promise<string> {
  if (slug) return slug;
  const wanted = slugOf(name);
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? wanted : `${wanted}-${number}`;
    if (!(await Center.findOne({ where: { slug: tried }, paranoid: false, transaction }))) return tried;
  }
}

/** Refuses columns that the table would refuse too late for a clear message. */
export async function refuseUnfit(center: Center, transaction: Transaction): Promise<void> {
  const { slug, license_number, license_issued_on, license_until, license_url } = center;
  const taken =
    center.changed('slug') && (await Center.findOne({ where: { slug }, paranoid: false, transaction }));
  if (taken && taken.id !== center.id) throw invalid({ slug: 'Такой адрес уже занят' });
  if (!license_number && (license_issued_on || license_until || license_url))
    throw invalid({ license_number: 'Укажите номер лицензии' });
  if (license_issued_on && license_until && license_until <= license_issued_on)
    throw invalid({ license_until: 'Позже дня выдачи' });
  refuseUnfitClosure(center);
}
