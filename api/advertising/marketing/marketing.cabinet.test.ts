import type { OwnMarketingBalance } from '@odonta/api/contract';
import { AuditEntry, type Center, Invoice, type MarketingBalance, MarketingPenalty } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildPartner } from '@odonta/db/testing/factories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import type { CenterRole } from '@odonta/db/vocabulary/identity/user.ts';
import { expect } from 'chai';
import { receivePrivateFile, storePrivateFile } from '../../platform/files/privateFiles.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';
import { evidenceFile } from './evidenceFile.ts';
import { proposePenalty } from './penalties.ts';

describe('the balance in the cabinet of a centre', () => {
  const api = useApi();
  let center: Center;
  let balance: MarketingBalance;

  before(async () => {
    await buildPlatformRequisites();
  });
  beforeEach(async () => {
    center = await buildCenter({ pay_name: 'ООО «Центр»', pay_inn: '7707083893' });
    balance = await buildMarketingBalance({ center, available: 1_000_00 });
  });

  const memberAs = async (role: CenterRole, of = center) => api.tokenOf(await buildPartner(of, { role }));
  const own = async (token: string) =>
    (await api.call<OwnMarketingBalance[]>('get', '/marketingBalances', { token })).body.message;
  const ask = (token: string, path: string, body: object = {}) =>
    api.call<OwnMarketingBalance[]>('post', `/marketingBalances/${balance.id}/${path}`, { token, body });
  const penalized = () =>
    unitOfWork.transaction(async (transaction) => {
      const file = await receivePrivateFile({ kind: evidenceFile, bytes: Buffer.from('%PDF-1.7 proof') });
      const evidence = [await storePrivateFile(transaction, file)];
      const { user } = await api.staff('ROP_COURSE');
      const proposal = { sum: 5_00, comment: 'Бонус не выдан', evidence };
      await proposePenalty(balance, proposal, user, transaction);
      return MarketingPenalty.findOne({
        where: { balance_id: balance.id },
        rejectOnEmpty: true,
        transaction,
      });
    });

  it('is shown to its owner with its movements, and topped up by an invoice that is asked for', async () => {
    const token = await memberAs('OWNER');
    const { status, body } = await ask(token, 'invoices', { sum: 2500.5 });
    expect(status).to.equal(200);
    const [shown] = body.message;
    expect(shown).to.deep.include({ available: 1000, may: { top_up: true, withdraw: true, object: true } });
    expect(shown?.invoices[0]).to.include({ total: 2500.5, status: 'PREPARE' });
    const invoice = await Invoice.findOne({ where: { center_id: center.id }, rejectOnEmpty: true });
    expect((await api.call('get', `/invoices/${invoice.token}`, {})).body.message).to.include({
      order: null,
    });
    expect((await api.call('get', `/invoices/${invoice.token}/pdf`, {})).status).to.equal(200);
    const entry = { resource: 'marketing_balances', record_id: String(balance.id), action: 'ask_topup' };
    expect(await AuditEntry.count({ where: entry })).to.equal(1);
    for (const sum of [99, 0, -5, 0.001, 'много'])
      expect((await ask(token, 'invoices', { sum })).status, String(sum)).to.equal(422);
  });

  it('is topped up once by one press, whose answer was lost', async () => {
    const token = await memberAs('ACCOUNTANT');
    const again = () =>
      api.call('post', `/marketingBalances/${balance.id}/invoices`, {
        token,
        body: { sum: 700 },
        headers: { 'Idempotency-Key': 'the-same-press-of-it' },
      });
    expect([(await again()).status, (await again()).status]).to.deep.equal([200, 200]);
    expect(await Invoice.count({ where: { center_id: center.id } })).to.equal(1);
  });

  it('gives back what its owner asks for and has, one request at a time', async () => {
    const token = await memberAs('OWNER');
    expect((await ask(token, 'withdrawals', { sum: 1000.01 })).status).to.equal(409);
    const { body } = await ask(token, 'withdrawals', { sum: 600 });
    expect(body.message[0]).to.include({ available: 400, reserved: 600 });
    expect((await ask(token, 'withdrawals', { sum: 1 })).status).to.equal(409);
    expect((await ask(token, 'withdrawals/cancel')).body.message[0]).to.include({
      available: 1000,
      reserved: 0,
    });
    expect((await ask(token, 'withdrawals/cancel')).status).to.equal(409);
  });

  it('is defended against a penalty once and in time, with the evidence visible', async () => {
    const { id: penalty_id, evidence } = await penalized();
    const token = await memberAs('OWNER');
    const paper = (of: string) =>
      api.call('get', `/marketingBalances/${balance.id}/evidence/${evidence[0]}`, { token: of });
    expect((await paper(token)).status).to.equal(200);
    const foreign = await memberAs('OWNER', await buildCenter());
    expect((await paper(foreign)).status).to.equal(404);
    const object = (of: string) => ask(of, 'objections', { penalty_id, text: 'Бонус выдан, вот чек' });
    expect((await object(foreign)).status).to.equal(404);
    const { status, body } = await object(token);
    expect([status, body.message[0]?.penalties[0]]).to.satisfy(
      ([answer, shown]: [number, { objection: string; is_open_to_objection: boolean }]) =>
        answer === 200 && shown.objection === 'Бонус выдан, вот чек' && !shown.is_open_to_objection,
    );
    expect((await object(token)).status).to.equal(409);
  });

  it('takes no objection after its days', async () => {
    const { id: penalty_id } = await penalized();
    await MarketingPenalty.update(
      { object_until: new Date(Date.now() - 1000) },
      { where: { id: penalty_id } },
    );
    const token = await memberAs('OWNER');
    expect((await ask(token, 'objections', { penalty_id, text: 'Поздно' })).status).to.equal(409);
  });

  for (const [role, opens] of [
    ['ACCOUNTANT', { invoices: 200, withdrawals: 403 }],
    ['EDITOR', { invoices: 403, withdrawals: 403 }],
    ['ORDERS', { invoices: 404, withdrawals: 404 }],
    ['CHECK_IN', { invoices: 404, withdrawals: 404 }],
  ] as const)
    it(`opens to ${role} as far as his work goes`, async () => {
      const token = await memberAs(role);
      expect(await own(token)).to.have.length(opens.invoices === 404 ? 0 : 1);
      for (const [path, status] of Object.entries(opens))
        expect((await ask(token, path, { sum: 100 })).status, path).to.equal(status);
    });

  it('is not there for members of another centre', async () => {
    const foreign = await memberAs('OWNER', await buildCenter());
    expect((await own(foreign)).map(({ id }) => id)).to.not.include(balance.id);
    for (const path of ['invoices', 'withdrawals'])
      expect((await ask(foreign, path, { sum: 100 })).status).to.equal(404);
    expect((await ask(foreign, 'withdrawals/cancel')).status).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
