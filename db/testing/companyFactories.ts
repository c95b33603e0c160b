import { randomBytes } from 'node:crypto';
import { LegalRequest, Prod } from '@odonta/db/models';
import { buildProd } from './factories.ts';
import type { New } from './new.ts';
import { taxNumberOf } from './taxNumbers.ts';

let number = 0;

/** The group order of a company of its own, of a course of its own unless one is named. */
export async function buildLegalRequest(of: New<LegalRequest> = {}): Promise<LegalRequest> {
  number += 1;
  const prod = (of.prod_id ? await Prod.findByPk(of.prod_id) : null) ?? (await buildProd());
  const email = `company${number}@test.local`;
  return LegalRequest.create({
    token: randomBytes(24).toString('base64url'),
    prod_id: prod.id,
    center_id: prod.center_id,
    inn: taxNumberOf(500_000 + number),
    kpp: '770101001',
    company_name: `ООО «Стоматология ${number}»`,
    address: '115035, Москва, Садовническая ул., 1',
    signatory: { fio: 'Ильин Пётр Сергеевич', post: 'Директор', basis: 'Устав', email, phone: null },
    last_name: 'Кадрова',
    first_name: 'Ольга',
    phone: `+7902${String(number).padStart(7, '0')}`,
    email,
    nb_seats: 5,
    need_quote: true,
    ...of,
  });
}
