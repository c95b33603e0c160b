import type { AdvertsConsent } from '@odonta/api/contract';
import { Consent, type Individual, MailSuppression } from '@odonta/db/models';
import { buildIndividual } from '@odonta/db/testing/factories.ts';
import { buildMailSuppression } from '@odonta/db/testing/mailingFactories.ts';
import { buildPage } from '@odonta/db/testing/pages.ts';
import { consentToAdvertsText } from '@odonta/db/vocabulary/platform/consent.ts';
import { expect } from 'chai';
import { individualAccounts } from '../../identity/sessions/accountKinds.ts';
import { useApi } from '../../testing/useApi.ts';

const consent = { text_version: consentToAdvertsText.version, policy_version: 'policy/1' };

describe('the consent to advertising letters', () => {
  const api = useApi();
  const put = async (who: Individual, body: object) =>
    api.call<AdvertsConsent>('put', '/individual/me/adverts', {
      token: await api.tokenOf(who, individualAccounts),
      body,
    });
  const active = ({ email }: Individual) =>
    Consent.count({ where: { purpose: 'ADVERTISING', email, withdrawn_at: null } });

  it('a dentist agrees once, takes it back, and brings back what he had refused himself', async () => {
    await buildPage({ path: '/policy' });
    const me = await buildIndividual({ email_proved_at: new Date() });
    const refusal = await buildMailSuppression({ email: me.email ?? '', reason: 'UNSUBSCRIBED' });
    const bounce = await buildMailSuppression({ email: me.email ?? '', reason: 'HARD_BOUNCE' });
    for (let times = 0; times < 2; times += 1) {
      const { body } = await put(me, { is_on: true, consent });
      expect(body.message).to.deep.equal({ is_on: true, is_possible: true, is_stopped: true });
    }
    expect(await active(me)).to.equal(1);
    const given = await Consent.findOne({ where: { email: me.email }, rejectOnEmpty: true });
    expect(given.policy_version_id, 'the edition of the policy').to.be.a('number');
    expect([(await refusal.reload()).status, (await bounce.reload()).status]).to.deep.equal([
      'LIFTED',
      'SUPPRESSED',
    ]);
    expect((await put(me, { is_on: false })).body.message.is_on).to.equal(false);
    expect([await active(me), (await refusal.reload()).status]).to.deep.equal([0, 'SUPPRESSED']);
  });

  it('a consent names the sentence that was shown, and an address that a letter has proved', async () => {
    const me = await buildIndividual({ email_proved_at: new Date() });
    expect((await put(me, { is_on: true })).body.errors).to.have.key('consent');
    expect((await put(me, { is_on: true, consent: { text_version: '2026-11-20' } })).status).to.equal(422);
    expect((await put(me, { is_on: false, consent })).status).to.equal(422);
    const unproved = await buildIndividual();
    expect((await put(unproved, { is_on: true, consent })).status).to.equal(409);
    expect(await active(me)).to.equal(0);
  });

  it('a member of staff takes back what staff have entered, and never what a person has refused', async () => {
    const { token } = await api.staff('MANAGER_NOTISEND');
    const lift = async (given: Parameters<typeof buildMailSuppression>[0]) => {
      const { id } = await buildMailSuppression(given);
      const sent = { token, body: { reason: 'По звонку клиента' } };
      return (await api.call('post', `/adm/mail_audiences/${id}/unsuppress`, sent)).status;
    };
    expect(await lift({ reason: 'STAFF' })).to.equal(200);
    expect(await lift({ reason: 'HARD_BOUNCE' })).to.equal(200);
    expect([await lift({ reason: 'UNSUBSCRIBED' }), await lift({ reason: 'COMPLAINT' })]).to.deep.equal([
      409, 409,
    ]);
    const list = await api.call('get', '/adm/mail_audiences', { token });
    expect(list.text).to.include('s***@test.local').and.not.include('suppressed');
    const created = { email: 'Masked@Test.Local', reason: 'STAFF' };
    const added = await api.call('post', '/adm/mail_audiences', { token, body: created });
    expect([added.status, added.text.includes('masked@')]).to.deep.equal([201, false]);
    expect(await MailSuppression.count({ where: { email: 'masked@test.local' } })).to.equal(1);
    const found = async (q: string) =>
      (
        await api.call<unknown[]>(
          'get',
          `/adm/mail_audiences?filter=${encodeURIComponent(JSON.stringify({ q }))}`,
          { token },
        )
      ).body.message.length;
    expect(await Promise.all(['Masked@test.local', 'masked', 'sked@test.local'].map(found))).to.deep.equal([
      1, 0, 0,
    ]);
    const admin = await api.staff('ADMIN');
    for (const one of [token, admin.token])
      expect((await api.call('get', '/adm/mail_audiences/export', { token: one })).status).to.equal(400);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
