import { Consent, Letter, RelatedLead } from '@odonta/db/models';
import { buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { systemAuditActor, systemOrigin } from '../../platform/journals/system.ts';
import { unitOfWork } from '../../platform/journals/unitOfWork.ts';
import { useApi } from '../../testing/useApi.ts';
import { partnerConsentOf } from './consenting.ts';
import { giveLead } from './giving.ts';
import { entriesOf, leadActs, type Offer, offered, price, someone } from './testing/offering.ts';

describe('giving leads', () => {
  const api = useApi();
  const { give, post, consentTo, codeFor, memberOf } = leadActs(api);
  const leadsOf = ({ promotion }: Offer) =>
    RelatedLead.findAll({ where: { promotion_id: promotion.id }, order: ['id'] });

  /** So many at once, each in a transaction of its own. */
  const crowd = async ({ promotion, merchant }: Offer, count: number, personOf = someone) => {
    const consent = { text_version: partnerConsentOf(merchant, promotion).version };
    const signed = { by: systemAuditActor, origin: systemOrigin };
    const nowhere = { city_id: null, order_id: null, individual_id: null, prod_id: null };
    const done = await Promise.allSettled(
      Array.from({ length: count }, () =>
        unitOfWork.transaction((transaction) => {
          const person = { ...personOf(), ...nowhere };
          const asked = { type: 'contact', person, isPaid: false } as const;
          return giveLead(promotion.id, asked, consent, signed, transaction);
        }),
      ),
    );
    return done.filter((each) => each.status === 'fulfilled' && each.value === 'given').length;
  };

  it('a visitor gives his contacts: the price is kept, and the consent names the organisation', async () => {
    const offer = await offered(3);
    const contact = someone();
    const { status, text } = await give(offer.promotion, contact);
    expect(status, text).to.equal(201);
    const [lead] = await leadsOf(offer);
    expect(lead).to.include({ ...contact, price, is_duplicate: false, status: 'CREATED' });
    expect(await entriesOf(offer.balance)).to.deep.equal([[-price, true]]);
    expect((await offer.balance.reload()).available).to.equal(2 * price);
    const consent = await Consent.findByPk(lead?.consent_id ?? 0, { rejectOnEmpty: true });
    const { name, inn, id: merchant_id } = offer.merchant;
    expect(consent).to.include({ purpose: 'PARTNER', merchant_id, phone: contact.phone });
    expect(consent.wording).to.include(name).and.include(inn).and.include('Набор боров');
    expect(consent.text_hash).to.match(/^[0-9a-f]{64}$/);
    const [letter] = await Letter.findAll({ where: { kind: 'lead_given', to: contact.email } });
    expect(letter?.text).to.include('{secret}').and.include(inn);
  });

  it('nothing is given without a tick, nor by a tick beside other words', async () => {
    const offer = await offered(3);
    const contact = someone();
    const bare = await post(offer.promotion, { contact });
    expect([bare.status, bare.body.errors?.consent]).to.deep.equal([
      422,
      'Отметьте согласие: без него мы не передадим ваши контакты организации',
    ]);
    const before = await consentTo(offer.promotion);
    await api.given(() => offer.merchant.update({ name: 'ООО «Другая организация»' }));
    const other = await consentTo((await offered(3)).promotion);
    for (const consent of [before, other, { text_version: '2026-11-20' }, true])
      expect((await post(offer.promotion, { contact, consent })).status).to.equal(422);
    expect(await leadsOf(offer)).to.deep.equal([]);
    expect(await Consent.count({ where: { phone: contact.phone } })).to.equal(0);
    expect(await entriesOf(offer.balance)).to.deep.equal([]);
  });

  it('of two hundred at once a bonus for five gets exactly five, and pauses', async () => {
    const offer = await offered(500, { total_limit: 5 });
    expect(await crowd(offer, 200)).to.equal(5);
    expect(await leadsOf(offer)).to.have.length(5);
    expect(await offer.promotion.reload()).to.include({ status: 'CONFIRMED', pause: 'TOTAL_LIMIT' });
    expect((await offer.balance.reload()).available).to.equal(495 * price);
  }).timeout(60_000);

  it('a balance of three leads gives three to sixty at once, and never falls below nothing', async () => {
    const offer = await offered(3);
    await crowd(offer, 60);
    expect(await leadsOf(offer)).to.have.length(3);
    const { available, reserved } = await offer.balance.reload();
    expect([available, reserved]).to.deep.equal([0, 3 * price]);
    expect((await offer.promotion.reload()).pause).to.equal('BALANCE');
    const { status, body } = await post(offer.promotion, {
      ...{ contact: someone(), consent: { text_version: 'partner-1' } },
    });
    expect([status, body.message]).to.deep.equal([409, 'Этот бонус сейчас не действует']);
  }).timeout(60_000);

  it('a member who pauses a bonus and resumes it lifts no limit', async () => {
    const offer = await offered(9, { total_limit: 1 });
    await give(offer.promotion);
    const token = await memberOf(offer.merchant);
    for (const act of ['pause', 'resume']) {
      const path = `/lk/relatedPromotions/${offer.promotion.id}/${act}`;
      expect((await api.call('post', path, { token, body: {} })).status, act).to.equal(200);
    }
    expect((await offer.promotion.reload()).pause).to.equal('TOTAL_LIMIT');
  });

  it('a limit of a day pauses a bonus for the day', async () => {
    const offer = await offered(9, { daily_limit: 2, total_limit: 8 });
    expect(await crowd(offer, 6)).to.equal(2);
    expect((await offer.promotion.reload()).pause).to.equal('DAILY_LIMIT');
  });

  it('a phone that comes again is free, also at once, and answered as the first time', async () => {
    const offer = await offered(9);
    const contact = someone();
    const first = await give(offer.promotion, contact);
    expect(await crowd(offer, 8, () => contact)).to.equal(8);
    const leads = await leadsOf(offer);
    expect(leads.map((each) => [each.price, each.is_duplicate])).to.deep.equal([
      [price, false],
      ...[1, 2, 3].map(() => [0, true]),
    ]);
    expect((await offer.balance.reload()).available).to.equal(8 * price);
    const again = await give(offer.promotion, { ...contact, phone: contact.phone.replace('+7', '8') });
    expect([again.status, again.body.message]).to.deep.equal([201, first.body.message]);
    const other = await offered(1);
    await give(other.promotion, contact);
    expect((await leadsOf(other))[0]).to.include({ price, is_duplicate: false });
  });

  it('a repeated call is answered and gives nobody twice', async () => {
    const offer = await offered(9);
    const asked = { contact: someone(), consent: await consentTo(offer.promotion) };
    const body = { ...asked, code: await codeFor(offer.promotion, asked) };
    const headers = { 'Idempotency-Key': 'lead-of-one-click' };
    const answers = [
      await post(offer.promotion, body, { headers }),
      await post(offer.promotion, body, { headers }),
    ];
    expect(answers.map(({ status }) => status)).to.deep.equal([201, 201]);
    expect(await leadsOf(offer)).to.have.length(1);
  });

  it('a course beside which the bonus does not stand is refused', async () => {
    const offer = await offered(9, { match_categories: [1] });
    const prod = await api.given(() => buildProd({ categories: [2] }));
    const body = { contact: someone(), prod_id: prod.id, consent: await consentTo(offer.promotion) };
    expect((await post(offer.promotion, body)).body.errors).to.deep.equal({
      prod_id: 'Рядом с этим курсом бонуса нет',
    });
    expect((await api.call('get', '/relatedPromotions/999999999/consent')).status).to.equal(404);
  });

  it('the API answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
