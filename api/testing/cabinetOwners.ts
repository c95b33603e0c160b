import { LegalMember, type Order, ReviewCode, SearchFollow, Session } from '@odonta/db/models';
import { buildAccountingDoc, buildCertificate } from '@odonta/db/testing/documentFactories.ts';
import {
  buildIndividual,
  buildLegalMember,
  buildLegalUser,
  buildProd,
} from '@odonta/db/testing/factories.ts';
import { buildRelatedLead } from '@odonta/db/testing/leadFactory.ts';
import { buildGiftOrder } from '@odonta/db/testing/loyaltyFactories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import type { LegalRole } from '@odonta/db/vocabulary/sales/companies/legalUser.ts';
import { type AccountKind, individualAccounts, legalAccounts } from '../identity/sessions/accountKinds.ts';
import type { SignedInIndividual, SignedInLegal } from '../identity/sessions/buyerSessions.ts';
import type { TestApi } from './testApi.ts';

/** An owner of a cabinet with rows of his own; their texts contain his word. */
export interface Party {
  word: string;
  token: string;
  actor: Partial<SignedInLegal & SignedInIndividual>;
  /** By the part of an address before a parameter. */
  rows: Record<string, number | string>;
  order: Order;
}

export async function company(api: TestApi, word: string): Promise<Party> {
  const { id: legal_user_id } = await buildLegalUser({ name: `ООО «${word}»` });
  const of = { legal_user_id, email_proved_at: new Date(), name: word };
  const owner = await buildLegalMember({ ...of, password_hash: 'set' });
  const other = await LegalMember.create({ ...of, email: `other${owner.id}@test.local`, role: 'BUYER' });
  const { email, name } = owner;
  const party = await partyOf(api, word, owner, legalAccounts, { legal_user_id, buyer_kind: 'LEGAL' });
  party.rows.members = other.id;
  party.rows.approvals = await waitingOrderOf(api, other);
  party.actor = { ...party.actor, email, name, legal_user_id };
  return party;
}

/** An order of a member beyond his month; its course bears his word as well. */
async function waitingOrderOf(api: TestApi, { id, legal_user_id, name }: LegalMember): Promise<number> {
  const order = await api.given(async () =>
    buildOrder({
      ...{ legal_user_id, legal_member_id: id, buyer_kind: 'LEGAL', payment_method: 'INVOICE' },
      prod: await buildProd({ name: `Сверх лимита: ${name}` }),
      status: 'CREATED',
      checks: [{ kind: 'OWNER', is_done: false }],
      expires_at: new Date(Date.now() + 86_400_000),
    }),
  );
  return order.id;
}

export async function person(api: TestApi, word: string): Promise<Party> {
  const me = await buildIndividual({ last_name: word, email_proved_at: new Date() });
  const of = { individual_id: me.id, buyer_kind: 'INDIVIDUAL' } as const;
  const party = await partyOf(api, word, me, individualAccounts, of);
  const gift = await buildGiftOrder({ individual_id: me.id, last_name: word, gift_name: `Подарок: ${word}` });
  party.rows.gift_orders = gift.id;
  party.rows.follows = (await SearchFollow.create({ individual_id: me.id, filters: { q: word } })).id;
  party.actor = { ...party.actor, ...(me.email !== null && { email: me.email }) };
  const ofOrder = { order_id: party.order.id, prod_id: party.order.prod_id };
  party.rows.relatedLeads = (await buildRelatedLead(ofOrder)).id;
  party.rows.certificates = (await buildCertificate(party.order)).id;
  return party;
}

async function partyOf(
  api: TestApi,
  word: string,
  account: Parameters<TestApi['tokenOf']>[0],
  kind: AccountKind,
  of: NonNullable<Parameters<typeof buildOrder>[0]>,
): Promise<Party> {
  const { order, doc } = await api.given(async () => {
    const prod = await buildProd({ name: `Курс: ${word}` });
    const order = await buildOrder({ ...of, prod, status: 'CONFIRMED', people: 2 });
    for (const participant of order.participants)
      await participant.update({
        last_name: word,
        phone: `+7901${String(participant.id).padStart(7, '0')}`,
      });
    await order.participants[0]?.update({ email: account.email });
    await ReviewCode.create({
      prod_id: prod.id,
      email: account.email ?? '',
      name: word,
      code_hash: word.repeat(8).slice(0, 64),
    });
    return { order, doc: await buildAccountingDoc({ order, payer_name: word }) };
  });
  await doc.update({ status: 'CREATED', year: 2026, number: doc.id, date: '2026-11-20' });
  const token = await api.tokenOf(account, kind);
  const where = { audience: kind.audience, subject_id: account.id };
  const session = await Session.findOne({ where, rejectOnEmpty: true });
  const rows = { invoices: doc.invoice_id ?? 0, documents: doc.id, sessions: session.id };
  return { word, token, order, rows, actor: { id: account.id } };
}

/** Another member of a company's, signed in. */
export async function colleague(
  api: TestApi,
  { actor }: Party,
  role: LegalRole,
  email?: string | null,
): Promise<string> {
  const given = { legal_user_id: actor.legal_user_id, role, email_proved_at: new Date() };
  return api.tokenOf(await buildLegalMember({ ...given, ...(email && { email }) }), legalAccounts);
}
