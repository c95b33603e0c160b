import { Center, type Order } from '@odonta/db/models';
import type { Party, Seller } from '@odonta/db/vocabulary/money/documents/snapshots.ts';
import { isVatRate, type VatRate } from '@odonta/db/vocabulary/money/documents/vat.ts';
import type { Transaction } from 'sequelize';
import {
  type CountedKind,
  type Issuer,
  type Numbered,
  nextNumbered,
  nextOfPlatform,
} from '../../platform/documents/nextNumber.ts';
import { conflict } from '../../platform/http/errors.ts';
import { ownRequisites, usable } from '../platform_requisites/ownRequisites.ts';
import type { PlatformDetails } from '../platform_requisites/platformRequisites.schema.ts';

export interface Issuing {
  issuer: Issuer;
  seller: Seller;
  /** The principal in whose name the platform sells; null where the centre itself issues the invoice. */
  principal: string | null;
  /** The same as a party of a contract. */
  provider: Party | null;
}

/** The seller of a course: its centre, or the platform in the centre's name and with the centre's tax. */
export async function issuingFor(center: Center, transaction: Transaction): Promise<Issuing> {
  return center.invoices_by === 'CENTER'
    ? byItself(center)
    : inNameOf(center, await ownRequisites(transaction));
}

/** The same with the next number of the document, which is taken last: it blocks the other documents of the issuer. */
export async function issuingNext(
  center: Center,
  kind: CountedKind,
  year: number,
  transaction: Transaction,
): Promise<Issuing & Numbered> {
  if (center.invoices_by === 'CENTER') {
    const issuing = byItself(center);
    return { ...issuing, ...(await nextNumbered(issuing.issuer, kind, year, transaction)) };
  }
  const { requisites, ...numbered } = await nextOfPlatform(kind, year, transaction);
  return { ...inNameOf(center, usable(requisites)), ...numbered };
}

const byItself = (center: Center): Issuing => ({
  issuer: `C:${center.id}`,
  seller: ownSeller(center, rateOf(center)),
  principal: null,
  provider: null,
});

function inNameOf(center: Center, platform: PlatformDetails): Issuing {
  const provider = partyOf(center);
  return { issuer: 'P', seller: { ...platform, vat: rateOf(center) }, principal: provider.name, provider };
}

/** Refuses an order that could not be invoiced later, when it is too late to correct it. */
export async function refuseUnbillable({ center_id }: Order, transaction: Transaction): Promise<void> {
  const center = await Center.findByPk(center_id, { paranoid: false, rejectOnEmpty: true, transaction });
  await issuingFor(center, transaction);
}

const partyOf = ({ pay_name, name, pay_inn, pay_kpp, city }: Center): Party => ({
  name: pay_name ?? name,
  inn: pay_inn,
  kpp: pay_kpp,
  address: city,
});

function ownSeller(center: Center, vat: VatRate | null): Seller {
  const { pay_name, pay_inn, pay_kpp, pay_bank, pay_bic, pay_rs, pay_ks, director_name } = center;
  if (!pay_name || !pay_inn || !pay_bank || !pay_bic || !pay_rs || !pay_ks)
    throw conflict('У центра не заполнены реквизиты: счёт выставить нельзя');
  return {
    name: pay_name,
    inn: pay_inn,
    kpp: pay_kpp,
    address: center.city,
    ogrn: null,
    bank_name: pay_bank,
    bic: pay_bic,
    account: pay_rs,
    correspondent_account: pay_ks,
    director_post: pay_inn.length === 12 ? 'Предприниматель' : 'Руководитель',
    director_name: director_name ?? '',
    accountant_name: null,
    vat,
  };
}

function rateOf({ vat }: Center): VatRate | null {
  if (vat === null || isVatRate(vat)) return vat;
  throw conflict('У центра указана ставка НДС, которой нет: исправьте его реквизиты');
}
