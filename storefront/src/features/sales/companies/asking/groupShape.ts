import type { TextRule } from '@odonta/db/vocabulary/rules.ts';
import {
  adminContactForm,
  companyForm,
  groupForm as groupRules,
  signatoryForm,
} from '@odonta/db/vocabulary/sales/companies/legalRequestForm.ts';
import { listColumns, personForm } from '@odonta/db/vocabulary/sales/participantList.ts';
import { fullNameLabels } from '../../../platform/forms/personLabels.ts';
import { type BookingShape, below } from '../../booking/bookingShape.ts';
import type { Buyer } from '../../booking/buyer.ts';

/** Begins the ids of the fields, and names the draft. */
export const groupForm = 'legal-request';

const companyLabels = {
  inn: 'ИНН',
  kpp: 'КПП',
  name: 'Название организации',
  ogrn: 'ОГРН',
  address: 'Юридический адрес',
  billing_address: 'Адрес для документов',
};
const signatoryLabels = {
  fio: 'ФИО подписанта',
  post: 'Должность подписанта',
  basis: 'Действует на основании',
  email: 'Почта подписанта',
  phone: 'Телефон подписанта',
};
const contactLabels = {
  ...fullNameLabels,
  post: 'Должность',
  phone: 'Телефон',
  email: 'Почта',
};

const required = { required: 'Обязательное поле' };
/** A named participant gets his ticket by letter; without an address he is better named later. */
const namedForm = { ...personForm, email: { ...personForm.email, ...required } };

/** The company's data to ask for: all; for a signed-in one its missing address, or nothing. */
export type CompanyAsked = 'all' | 'address' | 'nothing';

export const askedOf = ({ kind, company }: Pick<Buyer, 'kind' | 'company'>): CompanyAsked => {
  if (kind !== 'legal') return 'all';
  return company?.address ? 'nothing' : 'address';
};

/** The fields that there are now: as many as people, and those of a company that is not known yet. */
export function groupShape({ people, company }: { people: number; company: CompanyAsked }): BookingShape {
  const rules: Record<string, TextRule> = { ...groupRules };
  const labels: Record<string, string> = {
    participation: 'Участие',
    nb_seats: 'Сколько мест',
    way: 'Документ',
    is_written_to: 'Отправить участникам билеты и напоминания на почту',
  };
  const add = (path: string, of: Record<string, string>, by: Record<string, TextRule>) => {
    Object.assign(labels, below(path, of));
    Object.assign(rules, below(path, by));
  };
  if (company === 'all') add('company', companyLabels, companyForm);
  const { address } = companyLabels;
  if (company === 'address') add('company', { address }, { address: companyForm.address });
  add('signatory', signatoryLabels, signatoryForm);
  add('admin_contact', contactLabels, adminContactForm);
  for (let place = 0; place < people; place += 1) add(`participants.${place}`, listColumns, namedForm);
  const last = { po_reference: 'Номер вашего заказа', comment: 'Комментарий', consent: 'Согласие' };
  return { name: groupForm, labels: { ...labels, ...last }, rules };
}
