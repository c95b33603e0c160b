import { Center, LegalMember, LegalUser, Order } from '@odonta/db/models';
import type { Party, Seller } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { Op, type Transaction } from 'sequelize';
import { conflict, invalid } from '../../platform/http/errors.ts';
import { orSayWhere, ownRequisites } from '../platform_requisites/ownRequisites.ts';

/** The counterparty of a statement, and the filter of its report. */
export interface Counterparty {
  party: Party & { inn: string };
  /** Their signatory, where known. */
  signs: string | null;
  email: string;
  filters: { center_id: number } | { legal_user_id: number };
}

export interface NamedCounterparty {
  center_id?: number | null | undefined;
  legal_user_id?: number | null | undefined;
}

export async function counterpartyOf(
  { center_id, legal_user_id }: NamedCounterparty,
  transaction: Transaction,
): Promise<Counterparty> {
  if (center_id && legal_user_id) throw invalid({ legal_user_id: 'Документ — с кем-то одним' });
  if (center_id) return ofCenter(await lockedCenter(center_id, transaction));
  if (legal_user_id) return ofCompany(legal_user_id, transaction);
  throw invalid({ center_id: 'Выберите, с кем документ' });
}

/** Statements of one centre are made one after another. */
export async function lockedCenter(id: number, transaction: Transaction): Promise<Center> {
  const center = await Center.findByPk(id, { lock: transaction.LOCK.NO_KEY_UPDATE, transaction });
  if (!center) throw invalid({ center_id: 'Такого центра нет' });
  return center;
}

export const platformSeller = (transaction: Transaction): Promise<Seller> =>
  orSayWhere(ownRequisites(transaction));

export function partyOfCenter({ name, pay_name, pay_inn, pay_kpp, city }: Center): Party & { inn: string } {
  if (!pay_inn) throw conflict('У центра не заполнен ИНН: документ не составить');
  return { name: pay_name ?? name, inn: pay_inn, kpp: pay_kpp, address: city };
}

const ofCenter = (center: Center): Counterparty => ({
  party: partyOfCenter(center),
  signs: center.director_name,
  email: center.email,
  filters: { center_id: center.id },
});

async function ofCompany(id: number, transaction: Transaction): Promise<Counterparty> {
  const company = await LegalUser.findByPk(id, { transaction });
  if (!company) throw invalid({ legal_user_id: 'Такой организации нет' });
  const { name, inn, kpp, address, director_name } = company;
  const email = await emailOf(id, transaction);
  if (!email) throw invalid({ legal_user_id: 'У организации нет ни владельца кабинета, ни заказов' });
  return { party: { name, inn, kpp, address }, signs: director_name, email, filters: { legal_user_id: id } };
}

/** The address of its owner, or of its latest buyer. */
async function emailOf(legal_user_id: number, transaction: Transaction): Promise<string | undefined> {
  const where = { legal_user_id, role: 'OWNER' as const, status: 'ACTIVE' as const };
  const owner = await LegalMember.findOne({ where, order: ['id'], transaction });
  if (owner) return owner.email;
  const ordered = { legal_user_id, email: { [Op.ne]: null } };
  const last = await Order.findOne({ where: ordered, order: [['id', 'DESC']], transaction });
  return last?.email ?? undefined;
}
