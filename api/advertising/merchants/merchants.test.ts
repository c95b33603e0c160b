import { randomUUID } from 'node:crypto';
import type { OwnMarketingBalance, StaffMarketingBalance, StaffMerchant } from '@odonta/api/contract';
import {
  Invoice,
  Letter,
  MarketingBalance,
  MarketingPenalty,
  type Merchant,
  UserMembership,
} from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildPartner, buildUser, inDays } from '@odonta/db/testing/factories.ts';
import {
  buildMarketingBalance,
  buildMerchant,
  buildMerchantBalance,
} from '@odonta/db/testing/marketingFactories.ts';
import { expect } from 'chai';
import { Op } from 'sequelize';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { findBroken } from '../../reports/invariants/findBroken.ts';
import { useApi } from '../../testing/useApi.ts';
import { merchantActs } from './testing/merchantActs.ts';

describe('trading organisations', () => {
  const api = useApi();
  let keeper: string;
  let token: string;

  before(async () => {
    keeper = (await api.staff('BOOKKEEPER')).token;
    token = (await api.staff('MERCHANTS')).token;
    await buildPlatformRequisites();
  });
  afterEach(async () => expect(await unitOfWork.transaction(findBroken)).to.deep.equal([]));

  const { act, approve, ofMail, own } = merchantActs(api);
  const memberOf = async (merchant: Merchant) => {
    const user = await buildUser({ is_partner: true });
    await UserMembership.create({ user_id: user.id, merchant_id: merchant.id });
    return user;
  };

  it('a trading organisation gets a balance when staff add it, and a tax number is added once', async () => {
    const body = {
      ...{ name: 'ООО «Свет»', inn: '7707083893', kontact_name: 'Мария', phone: '+79990001122' },
      email: 'Svet@test.local',
    };
    const { body: made } = await api.call<StaffMerchant>('post', '/adm/merchants', { token, body });
    expect(made.message).to.include({ status: 'CREATED', email: 'svet@test.local' });
    expect(await MarketingBalance.count({ where: { merchant_id: made.message.id } })).to.equal(1);
    const again = await api.call('post', '/adm/merchants', { token, body });
    expect([again.status, again.body.errors]).to.deep.equal([
      422,
      { inn: 'Организация с таким ИНН уже есть' },
    ]);
    const alone = { ...body, inn: '500100732259', kpp: '770701001' };
    expect((await api.call('post', '/adm/merchants', { token, body: alone })).body.errors).to.have.keys(
      'kpp',
    );
    const { kpp: _kpp, ...entrepreneur } = alone;
    expect((await api.call('post', '/adm/merchants', { token, body: entrepreneur })).status).to.equal(201);
  });

  it('a trading organisation is suspended with a reason, and returns by an approval without another login', async () => {
    const merchant = await buildMerchant();
    expect((await act(merchant, 'reject')).status).to.equal(422);
    expect((await act(merchant, 'reject', { reason: 'Нет документов' })).status).to.equal(200);
    expect((await approve(merchant)).status).to.equal(200);
    expect((await act(merchant, 'suspend', { reason: 'Жалобы покупателей' })).status).to.equal(200);
    const user = await ofMail(merchant.email);
    const [balance] = await own(user);
    expect(balance?.may.top_up).to.equal(false);
    const path = `/marketingBalances/${balance?.id}/invoices`;
    const wanted = { token: await api.tokenOf(user), body: { sum: 500 } };
    expect((await api.call('post', path, wanted)).status).to.equal(409);
    expect((await own(user))[0]).to.deep.include({
      ...{ is_suspended: true, may: { top_up: false, withdraw: false, object: true } },
    });
    expect((await act(merchant, 'suspend', { reason: 'Ещё раз' })).status).to.equal(409);
    expect((await approve(merchant)).status).to.equal(200);
    expect(await UserMembership.count({ where: { merchant_id: merchant.id } })).to.equal(1);
    expect((await api.call('post', path, wanted)).status).to.equal(200);
  });

  it('a trading organisation fills its balance by an invoice in its name, and both ledgers agree', async () => {
    const merchant = await buildMerchant({ status: 'CONFIRMED' });
    const balance = await buildMerchantBalance({ merchant });
    const signed = await api.tokenOf(await memberOf(merchant));
    const asked = await api.call<OwnMarketingBalance[]>('post', `/marketingBalances/${balance.id}/invoices`, {
      ...{ token: signed, body: { sum: 1000 } },
    });
    expect(asked.body.message[0]?.invoices[0]).to.include({ total: 1000, status: 'PREPARE' });
    const invoice = await Invoice.findOne({ where: { merchant_id: merchant.id }, rejectOnEmpty: true });
    expect([invoice.center_id, invoice.payer_inn, invoice.email]).to.deep.equal([
      null,
      merchant.inn,
      merchant.email,
    ]);
    const body = { sum: 1000, document_number: '7', document_date: '2026-11-20' };
    const paid = await api.call('post', `/adm/invoices/${invoice.id}/mark_paid`, { token: keeper, body });
    expect([paid.status, (await balance.reload()).available]).to.deep.equal([200, 1000_00]);
    expect(await Letter.count({ where: { kind: 'topup_credited', to: merchant.email } })).to.equal(1);
    const { message } = (
      await api.call<StaffMarketingBalance>('get', `/adm/marketing_balances/${balance.id}`, { token: keeper })
    ).body;
    expect(message).to.include({ merchant_id: merchant.id, owner_name: merchant.name, available: 1000 });
    const list = `/adm/marketing_balances?filter={"merchant_id":${merchant.id}}`;
    expect((await api.call<object[]>('get', list, { token: keeper })).body.message).to.have.length(1);
  });

  it('a trading organisation sees no balance but its own, and takes nothing out of it itself', async () => {
    const merchant = await buildMerchant({ status: 'CONFIRMED' });
    const mine = await buildMerchantBalance({ merchant, available: 500_00 });
    const center = await buildCenter();
    const foreign = [await buildMerchantBalance({ available: 1 }), await buildMarketingBalance({ center })];
    const signed = await api.tokenOf(await memberOf(merchant));
    const ask = (id: number, path: string, body: object) =>
      api.call('post', `/marketingBalances/${id}/${path}`, { token: signed, body });
    const { id: proposed_by } = await buildUser();
    for (const { id } of foreign) {
      const { id: penalty_id } = await MarketingPenalty.create({
        ...{ balance_id: id, sum: 1, comment: 'Не выдан бонус', evidence: [randomUUID()], proposed_by },
        object_until: inDays(5),
      });
      expect((await ask(id, 'invoices', { sum: 500 })).status).to.equal(404);
      expect((await ask(id, 'withdrawals', { sum: 1 })).status).to.equal(404);
      expect((await ask(id, 'objections', { penalty_id, text: 'Не согласны' })).status).to.equal(404);
    }
    expect((await ask(mine.id, 'withdrawals', { sum: 1 })).status).to.equal(409);
    const ofCenter = await api.tokenOf(await buildPartner(center));
    const stolen = await api.call('post', `/marketingBalances/${mine.id}/invoices`, {
      ...{ token: ofCenter, body: { sum: 500 } },
    });
    expect(stolen.status).to.equal(404);
    for (const status of ['CREATED', 'REJECTED'] as const)
      expect(await own(await memberOf(await buildMerchant({ status }))), status).to.deep.equal([]);
  });

  it('a balance has one owner: the database takes none of both or of nobody', async () => {
    const { id: merchant_id } = await buildMerchant();
    const { id: center_id } = await buildCenter();
    await MarketingBalance.destroy({ where: { [Op.or]: [{ center_id }, { merchant_id }] } });
    const refusal = (row: object) =>
      MarketingBalance.create(row).then(
        () => 'taken',
        (error: Error) => error.message,
      );
    expect(await refusal({})).to.include('marketing_balances_of_one');
    expect(await refusal({ center_id, merchant_id })).to.include('marketing_balances_of_one');
    expect(await refusal({ center_id })).to.equal('taken');
  });
});
