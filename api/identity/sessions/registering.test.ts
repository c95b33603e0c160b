import type {
  CenterInvitationCard,
  IndividualProfile,
  IssuedCenterInvitation,
  LegalProfile,
  PartnerProfile,
  SignedIn,
} from '@odonta/api/contract';
import {
  BlockedEmail,
  Center,
  CenterInvitation,
  Consent,
  Individual,
  LegalMember,
  LegalUser,
  Letter,
  User,
} from '@odonta/db/models';
import {
  buildIndividual,
  buildLegalMember,
  buildLegalUser,
  buildUser,
} from '@odonta/db/testing/factories.ts';
import { consentText } from '@odonta/db/vocabulary/platform/consent.ts';
import { expect } from 'chai';
import { inParallel } from '../../testing/inParallel.ts';
import { useApi } from '../../testing/useApi.ts';

const password = 'Zimnij7les';
const consent = { text_version: consentText.version };
const person = { last_name: 'Ершова', first_name: 'Вера', phone: '8 900 111-22-33', city: 'Пермь' };

/** The body of each form, its address, and the sign-in and profile after it. */
const forms = {
  center: {
    path: '/partner/register',
    body: { name: 'Центр «Прикус»', phone: '8 900 111-22-33', password },
    auth: '/partner/checkAuth',
    me: '/partner/me',
  },
  individual: {
    path: '/individual/users/register',
    body: { ...person, password, consent },
    auth: '/individual/users/auth',
    me: '/individual/me',
  },
  legal: {
    path: '/legal/users/register',
    body: { name: 'ООО «Улыбка»', phone: '8 900 111-22-33', password, consent },
    auth: '/legal/users/auth',
    me: '/legal/users/me',
  },
} as const;
type Form = keyof typeof forms;

describe('registration', () => {
  const api = useApi();

  beforeEach(async () => {
    await Letter.destroy({ where: {} });
  });

  let number = 0;
  const tax = ['7707083893', '7736050003', '500100732259', '7728168971', '7702070139', '7744001497'];
  const send = (form: Form, body: object) =>
    api.call<{ email: string }>('post', forms[form].path, {
      body: {
        ...forms[form].body,
        ...(form === 'legal' ? { inn: tax[number++ % tax.length] } : {}),
        ...body,
      },
    });
  const enter = async (form: Form, login: string) => {
    const { status, body } = await api.call<SignedIn>('post', forms[form].auth, {
      body: { login, password },
    });
    return { status, token: body.message.token };
  };
  const letters = async (to: string) =>
    (await Letter.findAll({ where: { to } })).map(({ subject }) => subject);

  for (const form of Object.keys(forms) as Form[]) {
    it(`opens an account of ${form} that one comes into at once, and tells by a letter`, async () => {
      await LegalUser.destroy({ where: {} });
      await Individual.destroy({ where: {} });
      const email = `new-${form}@test.local`;
      const { status, body, text } = await send(form, { email: ` ${email.toUpperCase()} ` });
      expect([status, body.message]).to.deep.equal([201, { email }]);
      expect(text).to.not.include(password);
      const { token } = await enter(form, email);
      const me = await api.call<PartnerProfile & LegalProfile & IndividualProfile>('get', forms[form].me, {
        token,
      });
      expect(me.body.message).to.include({ email, phone: '+79001112233' });
      expect(await letters(email)).to.deep.equal(['Кабинет открыт']);
    });

    it(`answers ${form} the same of an address that is known, and writes to its owner`, async () => {
      const email = `known-${form}@test.local`;
      if (form === 'center') await buildUser({ email });
      if (form === 'individual') await buildIndividual({ email });
      if (form === 'legal') await buildLegalMember({ email });
      await LegalUser.destroy({ where: { inn: tax } });
      const known = await send(form, { email });
      const fresh = await send(form, { email: `fresh-${form}@test.local` });
      expect([known.status, known.body]).to.deep.equal([201, { message: { email } }]);
      expect([fresh.status, Object.keys(fresh.body)]).to.deep.equal([known.status, Object.keys(known.body)]);
      expect(await letters(email)).to.deep.equal(['У вас уже есть кабинет']);
      expect((await enter(form, email)).status).to.equal(401);
    });

    it(`opens one account of ${form} for ten who ask with one address at the same moment`, async () => {
      await LegalUser.destroy({ where: {} });
      const email = `twins-${form}@test.local`;
      const answers = await inParallel(Array.from({ length: 10 }), () =>
        send(form, { email, ...(form === 'legal' ? { inn: '500100732259' } : {}) }),
      );
      const good = answers.filter(({ status }) => status === 201);
      expect(good).to.have.length(form === 'legal' ? 1 : 10);
      const tables = { center: User, individual: Individual, legal: LegalMember };
      expect(await (tables[form] as typeof User).count({ where: { email } })).to.equal(1);
    });

    it(`does nothing for a blocked address of ${form}, and does not say so`, async () => {
      const email = `blocked-${form}@test.local`;
      await BlockedEmail.create({ email, reason: 'Мошенничество' });
      await LegalUser.destroy({ where: { inn: tax } });
      expect((await send(form, { email })).status).to.equal(201);
      expect((await enter(form, email)).status).to.equal(401);
      expect(await letters(email)).to.deep.equal([]);
    });
  }

  it('fills nobody’s mailbox, however often his address is typed', async () => {
    await buildUser({ email: 'patient@test.local' });
    for (let time = 0; time < 5; time += 1) await send('center', { email: 'patient@test.local' });
    expect(await letters('patient@test.local')).to.have.length(3);
  });

  it('keeps what was agreed to', async () => {
    await send('individual', { email: 'agreed@test.local' });
    const given = await Consent.findOne({ where: { email: 'agreed@test.local' }, rejectOnEmpty: true });
    expect(given).to.include({ purpose: 'ACCOUNT', form: 'individual', text_version: consentText.version });
    const { consent_id } = await Individual.findOne({
      where: { email: 'agreed@test.local' },
      rejectOnEmpty: true,
    });
    expect(consent_id).to.equal(given.id);
    const silent = await send('individual', { email: 'silent@test.local', consent: undefined });
    expect([silent.status, silent.body.errors]).to.deep.equal([
      422,
      { consent: 'Подтвердите согласие на обработку данных' },
    ]);
  });

  it('takes tax numbers whose check digits fit, and a KPP from organisations alone', async () => {
    await LegalUser.destroy({ where: {} });
    const refused = async (body: object) =>
      (await send('legal', { email: 'tax@test.local', ...body })).body.errors;
    expect(await refused({ inn: '7707083894' })).to.deep.equal({
      inn: 'Проверьте ИНН: контрольные цифры не сходятся',
    });
    expect(await refused({ inn: '123' })).to.deep.equal({
      inn: 'ИНН — это 10 цифр у организации и 12 у предпринимателя',
    });
    expect(await refused({ inn: '7707083893', kpp: '77' })).to.deep.equal({
      kpp: 'КПП — это 9 знаков, например 770701001',
    });
    expect(await refused({ inn: '500100732259', kpp: '770701001' })).to.have.all.keys('kpp');
    expect(await refused({ inn: '500100732259' })).to.equal(undefined);
  });

  it('knows a company by INN and KPP together, and says so to everyone', async () => {
    await LegalUser.destroy({ where: {} });
    const { email } = await buildLegalMember();
    await buildLegalUser({ inn: '7707083893', kpp: '770701001' });
    for (const address of [email, 'stranger@test.local']) {
      const again = await send('legal', { email: address, inn: '7707083893', kpp: '770701001' });
      expect([again.status, Object.keys(again.body.errors)]).to.deep.equal([422, ['inn']]);
    }
    const branch = await send('legal', { email: 'branch@test.local', inn: '7707083893', kpp: '770702001' });
    expect(branch.status).to.equal(201);
  });

  it('leaves a phone to its present owner, and opens the account all the same', async () => {
    await Individual.destroy({ where: {} });
    const first = await buildIndividual({ phone: '+79001112233' });
    expect((await send('individual', { email: 'second@test.local' })).status).to.equal(201);
    const second = await Individual.findOne({ where: { email: 'second@test.local' }, rejectOnEmpty: true });
    expect([(await first.reload()).phone, second.phone]).to.deep.equal(['+79001112233', null]);
  });

  it('gives nobody what his form does not ask: roles, statuses, credit', async () => {
    for (const [form, forged] of [
      ['center', { roles: ['ADMIN'], is_partner: false, status: 'CONFIRMED' }],
      ['individual', { status: 'ACTIVE', manager_id: 1, merged_into: 1 }],
      ['legal', { credit_limit: 1_000_000, verified_at: 1, role: 'OWNER' }],
    ] as const) {
      const { status, body } = await send(form, { email: 'forger@test.local', ...forged });
      expect([status, Object.keys(body.errors).sort()]).to.deep.equal([422, Object.keys(forged).sort()]);
    }
  });

  it('of a centre waits for nobody’s invitation, and by a manager’s it is his', async () => {
    const { user, token } = await api.staff('PARTNER_MANAGER');
    const issued = await api.call<IssuedCenterInvitation>('post', '/adm/center_invitations', {
      token,
      body: { name: 'Центр «Прикус»' },
    });
    const { code, link } = issued.body.message;
    expect([issued.status, link.endsWith(`/partner/r/${code}`)]).to.deep.equal([201, true]);
    const card = await api.call<CenterInvitationCard>('get', `/partner/invitation/${code}`);
    expect(card.body.message).to.include({ name: 'Центр «Прикус»', manager_name: user.name });
    await send('center', { email: 'invited@test.local', token: code });
    await send('center', { email: 'uninvited@test.local', token: '' });
    const by = async (email: string) =>
      (await Center.findOne({ where: { email }, rejectOnEmpty: true })).manager_id;
    expect([await by('invited@test.local'), await by('uninvited@test.local')]).to.deep.equal([user.id, null]);
    const [again, shown] = [
      await send('center', { email: 'again@test.local', token: code }),
      await api.call('get', `/partner/invitation/${code}`),
    ];
    expect([again.status, Object.keys(again.body.errors), shown.status]).to.deep.equal([422, ['token'], 404]);
    expect(JSON.stringify(await CenterInvitation.findAll())).to.not.include(code);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
