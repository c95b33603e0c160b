import type { CompanyMember } from '@odonta/api/contract';
import { Consent, LegalMember, Order } from '@odonta/db/models';
import { buildPlatformRequisites } from '@odonta/db/testing/documentFactories.ts';
import { buildCenter, buildLegalMember, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { legalAccounts } from '../../identity/sessions/accountKinds.ts';
import { mailboxes } from '../../testing/secrets.ts';
import { useApi } from '../../testing/useApi.ts';

const password = 'Zimnij7les';
const consent = { text_version: '2026-01', page_url: '/legal/invitation' };
const lastOwner = 'В кабинете должен остаться хотя бы один владелец';

describe('the members of a company', () => {
  const api = useApi();
  let owner: LegalMember;
  let token: string;
  let mail: ReturnType<typeof mailboxes>;
  let number = 0;

  before(async () => {
    mail = mailboxes(api);
  });
  beforeEach(async () => {
    owner = await buildLegalMember({ password_hash: 'set' });
    token = await api.tokenOf(owner, legalAccounts);
  });

  const invite = (given: object = {}) => {
    number += 1;
    const body = { name: 'Новый Участник', email: `member${number}@test.local`, role: 'BUYER', ...given };
    return api.call<CompanyMember>('post', '/legal/members', { token, body });
  };
  const accept = async (email: string, given: object = {}) => {
    const { token: secret } = await mail.newest(email, 'member_invitation');
    const body = { token: secret, password, consent, ...given };
    return api.call('post', '/legal/users/invitation', { body });
  };
  const change = (id: number, body: object) =>
    api.call<CompanyMember>('put', `/legal/members/${id}`, { token, body });
  const signIn = (login: string) => api.call('post', '/legal/users/auth', { body: { login, password } });

  it('a member joins by a letter whose link sets the password once, with a consent of his own', async () => {
    const { status, body } = await invite({ month_limit: 50_000 });
    expect(status).to.equal(201);
    const { id, email } = body.message;
    expect(body.message).to.include({ is_invited: true, role: 'BUYER', month_limit: 50_000, month_spent: 0 });
    expect((await signIn(email)).status).to.equal(401);
    expect((await accept(email, { consent: undefined })).body.errors).to.have.key('consent');
    expect((await accept(email)).status).to.equal(200);
    expect((await signIn(email)).status).to.equal(200);
    expect((await accept(email)).status).to.equal(422);
    const member = await LegalMember.findByPk(id, { rejectOnEmpty: true });
    expect((await Consent.findByPk(member.consent_id ?? 0))?.email).to.equal(email);
    expect((await api.call('post', `/legal/members/${id}/invite`, { token, body: {} })).status).to.equal(409);
  });

  it('a second invitation voids the link of the first', async () => {
    const { id, email } = (await invite()).body.message;
    const { token: first } = await mail.newest(email, 'member_invitation');
    await api.call('post', `/legal/members/${id}/invite`, { token, body: {} });
    expect((await accept(email, { token: first })).status).to.equal(422);
    expect((await accept(email)).status).to.equal(200);
  });

  it('an account with a cabinet cannot be invited', async () => {
    const { body, status } = await invite({ email: owner.email });
    expect([status, Object.keys(body.errors)]).to.deep.equal([422, ['email']]);
  });

  it('always hold an owner who can come in', async () => {
    expect((await change(owner.id, { role: 'BUYER' })).body.message).to.equal(lastOwner);
    const { id, email } = (await invite({ role: 'OWNER' })).body.message;
    const leave = () => api.call('delete', `/legal/members/${owner.id}`, { token });
    expect([(await leave()).status, (await leave()).body.message]).to.deep.equal([409, lastOwner]);
    await accept(email);
    expect((await leave()).status).to.equal(200);
    expect((await api.call('get', '/legal/members', { token })).status).to.equal(401);
    expect(await LegalMember.count({ where: { id } })).to.equal(1);
  });

  it('two owners removed at the same moment leave one', async () => {
    const second = await buildLegalMember({ legal_user_id: owner.legal_user_id, password_hash: 'set' });
    const theirs = await api.tokenOf(second, legalAccounts);
    const answers = await Promise.all([
      change(owner.id, { role: 'TRAINEE' }),
      api.call('put', `/legal/members/${second.id}`, { token: theirs, body: { role: 'TRAINEE' } }),
    ]);
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409]);
  });

  it('may no more than their role from the next call on', async () => {
    const buyer = await buildLegalMember({
      legal_user_id: owner.legal_user_id,
      role: 'BUYER',
      month_limit: 100,
    });
    const theirs = await api.tokenOf(buyer, legalAccounts);
    const orders = async () => (await api.call('get', '/legal/orders', { token: theirs })).status;
    expect(await orders()).to.equal(200);
    expect(
      (await change(buyer.id, { role: 'ACCOUNTANT', month_limit: 5 })).body.message.month_limit,
    ).to.equal(null);
    expect(await orders()).to.equal(403);
  });

  it('a member orders for no more than his monthly limit, in every way of ordering', async () => {
    const prod = await api.given(async () => {
      await buildPlatformRequisites();
      const center = await buildCenter({ is_sell_individuals: true, is_sell_entities: true });
      return buildProd({ center_id: center.id, price: 1_000_000, seats_total: 50 });
    });
    const { legal_user_id } = owner;
    const of = { legal_user_id, role: 'BUYER', month_limit: 2_500_000 } as const;
    const buyer = await buildLegalMember(of);
    await api.given(() => buildOrder({ prod, legal_member_id: buyer.id, status: 'CANCELED' }));
    const theirs = await api.tokenOf(buyer, legalAccounts);
    const person = { last_name: 'Врачёва', first_name: 'Ольга', phone: '+7 900 765-43-21' };
    const book = (place: number, method = 'INVOICE') => {
      const participant = {
        ...person,
        phone: `+7 900 765-43-0${place}`,
        email: `doctor${number}-${place}@test.local`,
      };
      const contact = { ...person, email: buyer.email };
      const body = {
        prod_id: prod.id,
        participants: [participant],
        contact,
        consent: true,
        method,
      };
      return api.call('post', '/pay/createPayment', { token: theirs, body });
    };
    await Promise.all([1, 2, 3].map((place) => book(place)));
    expect((await book(4, 'CARD')).body.message).to.match(
      /^Заказ выше вашего лимита на месяц: выберите оплату по счёту/,
    );
    const spent = await Order.sum('total', { where: { legal_member_id: buyer.id, status: 'PREPARE' } });
    expect(Number(spent)).to.equal(2_000_000);
    const waiting = { legal_member_id: buyer.id, status: 'CREATED' };
    expect(await Order.count({ where: waiting }), 'waits for the owner').to.equal(1);
  });
});
