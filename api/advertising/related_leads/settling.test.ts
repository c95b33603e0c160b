import type { MerchantLead, StaffRelatedLead } from '@odonta/api/contract';
import { Letter, MarketingTx, RelatedLead } from '@odonta/db/models';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { confirmDueLeads } from './settling.ts';
import { entriesOf, leadActs, type Offer, offered, price } from './testing/offering.ts';

const kept = [-price, true];
const released = [price, true];
const charged = [-price, false];
const reason = { code: 'WRONG_NUMBER', text: 'Номер не обслуживается' };

describe('charging and disputing leads', () => {
  const api = useApi();
  const staff = useStaff(api, 'RELATED_PROMOTION');
  const { give, memberOf } = leadActs(api);

  const given = async (leads = 3) => {
    const offer = await offered(leads);
    await give(offer.promotion);
    const where = { promotion_id: offer.promotion.id };
    const lead = await RelatedLead.findOne({ where, rejectOnEmpty: true });
    return { ...offer, lead, token: await memberOf(offer.merchant) };
  };
  /** Two days go by. */
  const mature = ({ id }: RelatedLead) =>
    RelatedLead.update({ due_at: new Date(Date.now() - 1000) }, { where: { id } });
  const act = (lead: RelatedLead, tail: string, token: string, body: object = reason) =>
    api.call<MerchantLead>('post', `/lk/relatedLeads/${lead.id}/${tail}`, { token, body });
  const decide = (lead: RelatedLead, move: string, body: object = {}) =>
    api.call<StaffRelatedLead>('post', `/adm/related_leads/${lead.id}/${move}`, { token: staff.token, body });
  const stateOf = async ({ balance, lead }: Offer & { lead: RelatedLead }) => {
    const { available, reserved } = await balance.reload();
    return [(await lead.reload()).status, available, reserved];
  };

  it('a lead is charged once two days are over, once by two nodes at once, and not before', async () => {
    const many = await Promise.all(Array.from({ length: 12 }, () => given(1)));
    expect(await confirmDueLeads()).to.equal(0);
    for (const { lead } of many) await mature(lead);
    const turns = await Promise.all([confirmDueLeads(), confirmDueLeads(), confirmDueLeads()]);
    expect(turns.reduce((sum, each) => sum + each, 0)).to.equal(12);
    expect(await confirmDueLeads()).to.equal(0);
    for (const each of many) {
      expect(await stateOf(each)).to.deep.equal(['CONFIRMED', 0, 0]);
      expect(await entriesOf(each.balance)).to.deep.equal([kept, released, charged]);
      expect(each.lead.charged_at).to.be.a('date');
    }
  }).timeout(60_000);

  it('a suspended organisation is charged for nobody, and has two days once it is at work again', async () => {
    const each = await given();
    await each.merchant.update({ status: 'SUSPENDED' });
    await mature(each.lead);
    expect(await confirmDueLeads()).to.equal(0);
    const { token } = await api.staff('ADMIN');
    const approve = `/adm/merchants/${each.merchant.id}/approve`;
    expect((await api.call('post', approve, { token, body: {} })).status).to.equal(200);
    expect(await confirmDueLeads()).to.equal(0);
    // An approval leaves the cabinet to the login of the mailbox.
    const member = await memberOf(each.merchant);
    expect((await act(each.lead, 'dispute', member)).status).to.equal(200);
    expect(await stateOf(each)).to.deep.equal(['CREATED', 2 * price, price]);
    await decide(each.lead, 'accept_dispute', { reason: 'Номер не отвечает' });
  });

  it('the ledger refuses a second charge of a lead, and one that nothing was kept for', async () => {
    const { balance, lead } = await given(9);
    const entry = { balance_id: balance.id, kind: 'SPEND_LEAD', source_type: 'lead' } as const;
    const charge = (source_id: number, sum = -price) =>
      MarketingTx.create({ ...entry, source_id, sum }).then(
        () => '',
        (error: Error) => error.message,
      );
    await mature(lead);
    await confirmDueLeads();
    expect(await charge(lead.id)).to.equal('Validation error');
    const poor = await given(1);
    const overdraft = { ...entry, balance_id: poor.balance.id, source_id: 999_999, sum: -price };
    expect(
      await MarketingTx.create(overdraft).then(
        () => '',
        (error: Error) => error.message,
      ),
    ).to.include('would fall below nothing');
  });

  it('a lead is charged from what was kept for it, although a penalty has overdrawn the balance since', async () => {
    const each = await given(1);
    const penalty = { kind: 'PENALTY', sum: -500_00, source_type: 'penalty', source_id: 99_001 } as const;
    await MarketingTx.create({ balance_id: each.balance.id, ...penalty });
    await mature(each.lead);
    expect(await confirmDueLeads()).to.equal(1);
    expect(await stateOf(each)).to.deep.equal(['CONFIRMED', -500_00, 0]);
  });

  it('a disputed lead waits for staff, who give the money back', async () => {
    const each = await given();
    const answer = await act(each.lead, 'dispute', each.token);
    expect(answer.status, answer.text).to.equal(200);
    expect(answer.body.message).to.deep.include({ dispute_code: 'WRONG_NUMBER', status: 'CREATED' });
    expect((await act(each.lead, 'dispute', each.token)).body.message).to.equal(
      'Спор уже открыт: его рассматривает менеджер',
    );
    await RelatedLead.update(
      { due_at: new Date(Date.now() + 50) },
      { where: { id: each.lead.id }, silent: true },
    );
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(await confirmDueLeads()).to.equal(0);
    const filter = JSON.stringify({ is_disputed: true, merchant_id: each.merchant.id });
    const list = await api.call<StaffRelatedLead[]>('get', `/adm/related_leads?filter=${filter}`, {
      token: staff.token,
    });
    expect(list.body.message.map(({ id }) => id)).to.deep.equal([each.lead.id]);
    expect((await decide(each.lead, 'accept_dispute', { reason: 'Номер не отвечает' })).status).to.equal(200);
    expect(await stateOf(each)).to.deep.equal(['REJECTED', 3 * price, 0]);
    expect(await entriesOf(each.balance)).to.deep.equal([kept, released]);
    expect((await decide(each.lead, 'reject_dispute', { reason: 'Поздно' })).status).to.equal(409);
  });

  it('a dispute without ground is rejected with a reason, and the lead is charged', async () => {
    const each = await given();
    expect((await decide(each.lead, 'accept_dispute', { reason: 'Номер не отвечает' })).status).to.equal(409);
    await act(each.lead, 'dispute', each.token);
    expect((await decide(each.lead, 'reject_dispute')).status).to.equal(422);
    expect((await decide(each.lead, 'reject_dispute', { reason: 'Номер отвечает' })).status).to.equal(200);
    expect(await stateOf(each)).to.deep.equal(['CONFIRMED', 2 * price, 0]);
    expect(await entriesOf(each.balance)).to.deep.equal([kept, released, charged]);
  });

  it('the organisation gets one letter of each decision, with the reason and without contacts', async () => {
    for (const [move, word, why] of [
      ['accept_dispute', 'признан', 'Номер не отвечает'],
      ['reject_dispute', 'отклонён', 'Ответил по +79161234567'],
    ] as const) {
      const each = await given();
      const where = { kind: 'lead_dispute_decided', to: each.merchant.email };
      await act(each.lead, 'dispute', each.token);
      expect(await Letter.count({ where }), 'before it is decided').to.equal(0);
      for (const reason of [why, 'Ещё раз']) await decide(each.lead, move, { reason });
      const letters = await Letter.findAll({ where });
      expect(letters.map(({ subject }) => subject)).to.deep.equal([`Лид № ${each.lead.id}: спор ${word}`]);
      expect(letters[0]?.text).to.include('300').and.include('Почему: ').and.not.include('9161234567');
      if (move === 'accept_dispute') expect(letters[0]?.text).to.include(why);
      expect(letters[0]?.text).not.to.include(each.lead.phone);
    }
  });

  it('two members of staff who decide at once decide once', async () => {
    const each = await given();
    await act(each.lead, 'dispute', each.token);
    const answers = await Promise.all([
      decide(each.lead, 'accept_dispute', { reason: 'Номер не отвечает' }),
      decide(each.lead, 'reject_dispute', { reason: 'Номер отвечает' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
    expect((await entriesOf(each.balance)).length).to.be.oneOf([2, 3]);
  });

  it('a dispute is refused once its time is over, of a repetition, and without a reason', async () => {
    const late = await given();
    await mature(late.lead);
    expect((await act(late.lead, 'dispute', late.token)).body.message).to.equal(
      'Оспорить лид можно 48\u00a0часов: этот срок вышел',
    );
    const each = await given();
    for (const body of [{ code: 'WRONG_NUMBER' }, { text: 'Просто так' }, { code: 'OTHER', text: 'Иное' }])
      expect((await act(each.lead, 'dispute', each.token, body)).status).to.equal(422);
    const { first_name, last_name, phone, email } = each.lead;
    const contact = {
      first_name: first_name ?? '',
      last_name: last_name ?? '',
      phone: phone ?? '',
      email: email ?? '',
    };
    await give(each.promotion, contact);
    const again = await RelatedLead.findOne({
      where: { promotion_id: each.promotion.id, is_duplicate: true },
    });
    expect(again && (await act(again, 'dispute', each.token)).body.message).to.equal(
      'Это повтор: за него вы не платите',
    );
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
