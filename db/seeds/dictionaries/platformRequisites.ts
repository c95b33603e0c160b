import type { PlatformRequisites } from '../../models/money/documents/PlatformRequisites.ts';
import { sampleRequisites } from '../../vocabulary/money/documents/sampleRequisites.ts';

type Seeded = Pick<
  PlatformRequisites,
  | 'name'
  | 'inn'
  | 'kpp'
  | 'ogrn'
  | 'address'
  | 'bank_name'
  | 'bic'
  | 'account'
  | 'correspondent_account'
  | 'director_name'
  | 'accountant_name'
>;

/** A sample to begin with, like the company's facts on `/contacts`: a bank of no region, whose accounts do not exist. */
export const platformRequisites: Seeded = {
  ...sampleRequisites,
  name: 'ООО «Одонта»',
  kpp: '770101001',
  ogrn: '1237700123456',
  address: '101000, Москва, ул. Примерная, 1',
  bank_name: 'АО «Учебный банк», г. Москва',
  correspondent_account: '30101810200000000901',
  director_name: 'Образцова М. А.',
  accountant_name: 'Примеров И. С.',
};
