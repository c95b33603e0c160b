import type { MerchantLead, MerchantLeads, RevealedLead, StaffRelatedLead } from '@odonta/api/contract';
import { AuditEntry, Letter, RelatedLead } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';
import { leadActs, offered, someone } from './testing/offering.ts';

describe('leads in cabinets and in the back-office', () => {
  const api = useApi();
  const staff = useStaff(api, 'RELATED_PROMOTION');
  const keeper = useStaff(api, 'BOOKKEEPER');
  const { give, memberOf } = leadActs(api);

  const given = async (of: object = {}) => {
    const offer = await offered(9, of);
    const contact = someone();
    await give(offer.promotion, contact);
    const where = { promotion_id: offer.promotion.id };
    const lead = await RelatedLead.findOne({ where, rejectOnEmpty: true });
    return { ...offer, contact, lead, token: await memberOf(offer.merchant) };
  };

  it('a member sees whom to call at once, marks the outcome and takes a table along', async () => {
    const { token, contact, lead, promotion } = await given();
    const list = await api.call<MerchantLeads>('get', '/lk/relatedLeads', { token });
    expect(list.body.message.total).to.equal(1);
    expect(list.body.message.leads[0]).to.deep.include({ ...contact, may: { dispute: true, mark: true } });
    const body = { result: 'SALE' };
    const path = `/lk/relatedLeads/${lead.id}/mark`;
    const marked = await api.call<MerchantLead>('post', path, { token, body });
    expect(marked.body.message.result).to.equal('SALE');
    expect((await api.call('post', path, { token, body: { result: 'COOL' } })).status).to.equal(422);
    const table = await api.call('get', '/lk/relatedLeads/export', { token });
    expect(table.text).to.include(contact.email).and.include('Продажа');
    const figures = `/adm/related_promotions/${promotion.id}/lead_figures`;
    const brought = await api.call('get', figures, { token: staff.token });
    expect(brought.body.message).to.deep.equal({ leads: 1, disputed: 0, rejected: 0, revoked: 0, sales: 1 });
  });

  it('a member of another organisation finds no lead of it', async () => {
    const { lead, contact } = await given();
    const other = await given();
    const { token } = other;
    const list = await api.call<MerchantLeads>('get', '/lk/relatedLeads', { token });
    expect(list.body.message.leads.map(({ id }) => id)).to.deep.equal([other.lead.id]);
    const table = await api.call('get', '/lk/relatedLeads/export', { token });
    expect(table.text).not.to.include(contact.email);
    const dispute = { code: 'DUPLICATE', text: 'Уже наш клиент' };
    for (const [tail, body] of [
      ['mark', { result: 'HOT' }],
      ['dispute', dispute],
    ] as const) {
      const answer = await api.call('post', `/lk/relatedLeads/${lead.id}/${tail}`, { token, body });
      expect(answer.status, tail).to.equal(404);
    }
    expect(await lead.reload()).to.include({ result: null, disputed_at: null });
  });

  it('staff see a masked person, and reveal one with an entry in the audit log', async () => {
    const { lead, contact } = await given();
    const list = await api.call<StaffRelatedLead[]>('get', '/adm/related_leads', { token: staff.token });
    expect(list.text).not.to.include(contact.phone).and.not.to.include(contact.email);
    const path = `/adm/related_leads/${lead.id}/reveal`;
    const revealed = await api.call<RevealedLead>('post', path, { token: staff.token, body: {} });
    expect(revealed.body.message).to.deep.equal({ id: lead.id, ...contact });
    const record = { resource: 'related_leads', record_id: String(lead.id), action: 'reveal' };
    expect(await AuditEntry.count({ where: record })).to.equal(1);
    expect((await api.call('post', path, { token: keeper.token, body: {} })).status).to.equal(403);
    const seen = await api.call<StaffRelatedLead>('get', `/adm/related_leads/${lead.id}`, {
      token: keeper.token,
    });
    expect(seen.body.message).to.include({ first_name: '***', price: 300 });
  });

  it('staff find the leads of a person who phones or writes, unless they see him masked', async () => {
    const { lead, contact } = await given();
    await given();
    const found = async (typed: string, token: string) => {
      const filter = encodeURIComponent(JSON.stringify({ contact: typed }));
      const path = `/adm/related_leads?filter=${filter}`;
      return (await api.call<StaffRelatedLead[]>('get', path, { token })).body.message.map(({ id }) => id);
    };
    for (const typed of [contact.phone.replace('+7', '8 '), contact.email.toUpperCase()]) {
      expect(await found(typed, staff.token), typed).to.deep.equal([lead.id]);
      expect(await found(typed, keeper.token), typed).to.deep.equal([]);
    }
    expect(await found(contact.phone.slice(0, 6), staff.token)).to.deep.equal([]);
  });

  it('mailboxes get the leads of their categories, without a word of the person', async () => {
    const boxes = { notify_emails: ['leads@test.local'], notify_categories: [1] };
    const { promotion } = await offered(9, boxes);
    const [wanted, other] = await api.given(async () => [
      await buildProd({ categories: [1, 2] }),
      await buildProd({ categories: [2] }),
    ]);
    const contact = someone();
    await give(promotion, contact, { prod_id: wanted?.id });
    await give(promotion, someone(), { prod_id: other?.id });
    const leads = await RelatedLead.findAll({ where: { promotion_id: promotion.id } });
    const record_id = leads.map(({ id }) => id);
    const letters = await Letter.findAll({ where: { kind: 'lead_arrived', record_id } });
    expect(letters.map(({ to }) => to)).to.deep.equal(['leads@test.local']);
    const said = `${letters[0]?.subject} ${letters[0]?.text}`;
    for (const word of [contact.phone, contact.email, contact.last_name]) expect(said).not.to.include(word);
  });

  it('an organisation without mailboxes for leads gets the letter itself', async () => {
    const { merchant, lead } = await given();
    const letters = await Letter.findAll({ where: { kind: 'lead_arrived', record_id: lead.id } });
    expect(letters.map(({ to }) => to)).to.deep.equal([merchant.email]);
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
