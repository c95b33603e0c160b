import { Letter, OneTimeSecret, RelatedLead } from '@odonta/db/models';
import { buildIndividual, buildProd } from '@odonta/db/testing/factories.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { expect } from 'chai';
import { individualAccounts } from '../../identity/sessions/accountKinds.ts';
import { useApi } from '../../testing/useApi.ts';
import { leadActs, type Offer, offered, someone } from './testing/offering.ts';

const wrongWords = 'Неверный код: проверьте сообщение или запросите новый';

describe('proving the phone of a lead', () => {
  const api = useApi({ ports: { areSecretsShown: true } });
  const { give, giveWith, post, ask, codeFor, consentTo } = leadActs(api);
  const leadsOf = ({ promotion }: Offer) => RelatedLead.count({ where: { promotion_id: promotion.id } });
  const another = (code = '', by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

  const asked = async (given: Offer | null = null) => {
    const offer = given ?? (await offered(9));
    const body = { contact: someone(), consent: await consentTo(offer.promotion) };
    return { ...offer, body, code: await codeFor(offer.promotion, body) };
  };

  it('a stranger’s phone without a code is given to nobody, and costs nothing', async () => {
    const { body, code, ...offer } = await asked();
    const bare = await post(offer.promotion, body);
    expect([bare.status, bare.body.errors]).to.deep.equal([
      422,
      { code: 'Подтвердите телефон кодом из сообщения' },
    ]);
    expect(await leadsOf(offer)).to.equal(0);
    expect((await offer.balance.reload()).reserved).to.equal(0);
    expect((await post(offer.promotion, { ...body, code })).status, 'with the code').to.equal(201);
  });

  it('a stranger’s phone in an order that nobody has paid for is given to nobody without a code', async () => {
    const { promotion } = await offered(9, { type: 'course' });
    const prods = await api.given(async () => [await buildProd(), await buildProd({ price: 0 })]);
    const consent = await consentTo(promotion);
    for (const [index, status] of (['PREPARE', 'CONFIRMED'] as const).entries()) {
      const order = await api.given(() => buildOrder({ prod: prods[index], status }));
      const body = { order: { token: order.token }, consent };
      const bare = await post(promotion, body);
      expect([bare.status, bare.body.errors], status).to.deep.equal([
        422,
        { code: 'Подтвердите телефон кодом из сообщения' },
      ]);
      expect(await RelatedLead.count({ where: { order_id: order.id } }), status).to.equal(0);
      expect((await giveWith(promotion, order)).status, 'with the code').to.equal(201);
    }
    const paid = await api.given(() => buildOrder({ status: 'CONFIRMED' }));
    expect((await post(promotion, { order: { token: paid.token }, consent })).status).to.equal(201);
  });

  it('an order with a phone abroad waits for its payment, or for another phone where it costs nothing', async () => {
    const { promotion } = await offered(9, { type: 'course' });
    const phone = '+380501234567';
    const prod = await api.given(() => buildProd({ price: 0 }));
    for (const given of [{ phone }, { phone, prod, status: 'CONFIRMED' as const }]) {
      const order = await api.given(() => buildOrder(given));
      const body = { order: { token: order.token }, consent: await consentTo(promotion) };
      expect((await ask(promotion, body)).body.message).to.equal(
        'Код приходит на российский мобильный, а в заказе другой номер: попросите бонус после оплаты или замените номер через менеджера',
      );
      expect((await post(promotion, body)).status).to.equal(422);
    }
  });

  it('five of many guesses at once are looked at, and then not even the right code', async () => {
    const { body, code, ...offer } = await asked();
    await api.sequelize.query(`delete from rate_limits`);
    const guesses = Array.from({ length: 28 }, (_, by) =>
      post(offer.promotion, { ...body, code: another(code, by + 1) }),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).to.have.length(5);
    expect(statuses.filter((status) => status === 429)).to.have.length(23);
    expect((await post(offer.promotion, { ...body, code })).status).to.equal(429);
    expect(await leadsOf(offer)).to.equal(0);
  });

  it('a code works once', async () => {
    const { body, code, ...offer } = await asked();
    expect((await post(offer.promotion, { ...body, code })).status).to.equal(201);
    const again = await post(offer.promotion, { ...body, code });
    expect([again.status, again.body.errors]).to.deep.equal([401, { code: wrongWords }]);
    expect(await leadsOf(offer)).to.equal(1);
  });

  it('a code of another bonus, of another phone and of other words is refused', async () => {
    const one = await asked();
    const other = await asked();
    const elsewhere = { ...one.body, consent: other.body.consent };
    expect((await post(other.promotion, { ...elsewhere, code: one.code })).status, 'bonus').to.equal(401);
    const ofOther = { ...one.body, contact: someone(), code: one.code };
    expect((await post(one.promotion, ofOther)).status, 'phone').to.equal(401);
    await api.given(() => one.merchant.update({ name: 'ООО «Новое имя»' }));
    const present = { ...one.body, consent: await consentTo(one.promotion), code: one.code };
    expect((await post(one.promotion, present)).status, 'words').to.equal(401);
    expect((await leadsOf(one)) + (await leadsOf(other))).to.equal(0);
  });

  it('an expired code, and the one before the last, are refused', async () => {
    const { body, code: first, ...offer } = await asked();
    const second = await codeFor(offer.promotion, body);
    if (first !== second)
      expect((await post(offer.promotion, { ...body, code: first })).status).to.equal(401);
    const where = { kind: 'LEAD_CODE', target: body.contact.phone, used_at: null } as const;
    await OneTimeSecret.update({ expires_at: new Date() }, { where });
    const late = await post(offer.promotion, { ...body, code: second });
    expect([late.status, late.body.errors]).to.deep.equal([401, { code: wrongWords }]);
    expect(await leadsOf(offer)).to.equal(0);
  });

  it('an individual gives his proved phone without a code, and another phone only with one', async () => {
    const offer = await offered(9);
    const contact = someone();
    const own = await buildIndividual({ phone: contact.phone, phone_proved_at: new Date() });
    const token = await api.tokenOf(own, individualAccounts);
    const consent = await consentTo(offer.promotion);
    const answer = await ask(offer.promotion, { contact, consent }, { token });
    expect(answer.body.message).to.deep.equal({ is_needed: false, resend_after: null });
    expect(await Letter.count({ where: { kind: 'lead_code', to: contact.phone } })).to.equal(0);
    expect((await post(offer.promotion, { contact, consent }, { token })).status).to.equal(201);
    for (const sent of [{ contact: someone() }, { contact }])
      expect(
        (await post(offer.promotion, { ...sent, consent }, sent.contact === contact ? {} : { token })).status,
      ).to.equal(422);
    await own.update({ phone_proved_at: null });
    expect((await post(offer.promotion, { contact, consent }, { token })).status, 'unproved').to.equal(422);
  });

  it('a phone gets one code a minute, and no code goes abroad, without a tick or for a bonus with a course', async () => {
    const { body, promotion } = await asked();
    const hasty = await ask(promotion, body);
    expect([hasty.status, Number(hasty.headers.get('retry-after')) > 0]).to.deep.equal([429, true]);
    const abroad = { ...body, contact: { ...body.contact, phone: '+380501234567' } };
    expect((await ask(promotion, abroad)).body.errors).to.have.keys('contact.phone');
    expect((await ask(promotion, { contact: body.contact })).body.errors).to.have.keys('consent');
    const withCourse = (await offered(9, { type: 'course' })).promotion;
    const bought = { ...body, consent: await consentTo(withCourse) };
    expect((await ask(withCourse, bought)).status).to.equal(409);
    expect(await Letter.count({ where: { kind: 'lead_code', to: body.contact.phone } })).to.equal(1);
  });

  it('codes of leads and of signing in are counted together, by phone and by address', async () => {
    const { body, promotion } = await asked();
    const signIn = (phone: string) => api.call('post', '/individual/auth/phone', { body: { phone } });
    expect((await signIn(body.contact.phone)).status).to.equal(429);
    const statuses: number[] = [];
    for (let time = 2; time <= 21; time += 1)
      statuses.push((await ask(promotion, { ...body, contact: someone() })).status);
    expect(statuses.filter((status) => status === 429)).to.have.length.at.least(1);
    expect((await signIn(someone().phone)).status).to.equal(429);
  });

  it('a code is no sign-in, and stands in no journal', async () => {
    const { body, code } = await asked();
    const { phone } = body.contact;
    const entered = await api.call('post', '/individual/auth/phone/code', { body: { phone, code } });
    expect(entered.status).to.equal(401);
    const { text } = await Letter.findOne({
      where: { kind: 'lead_code', to: phone },
      rejectOnEmpty: true,
    });
    expect(text).to.include('{secret}').and.not.include(code);
  });

  it('a bonus answers a given code with one lead, and the API no 500', async () => {
    const offer = await offered(2);
    expect((await give(offer.promotion)).status).to.equal(201);
    expect(await leadsOf(offer)).to.equal(1);
    expect(api.errors).to.deep.equal([]);
  });
});
