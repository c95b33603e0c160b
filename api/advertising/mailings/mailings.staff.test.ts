import type { MailingReach, StaffMailing } from '@odonta/api/contract';
import { Letter, Mailing } from '@odonta/db/models';
import { buildCenter } from '@odonta/db/testing/factories.ts';
import { buildDueMailing, buildMailSuppression, buildReaders } from '@odonta/db/testing/mailingFactories.ts';
import { nowInSeconds } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

const day = 86_400;
const whole = {
  subject: 'Скидки на курсы',
  preheader: 'Только до конца недели',
  from_name: 'Одонта',
  blocks: [
    { kind: 'heading', text: 'Скидки <b>дня</b>' },
    { kind: 'text', text: 'Первый абзац\n\nВторой' },
    { kind: 'button', text: 'Смотреть', url: 'https://advertiser.example.ru/?a=1&b=2' },
    { kind: 'divider' },
  ],
  cities: ['Тверь'],
  ...{ ad_company: 'ООО «Реклама»', ad_inn: '7707083893', ad_reg_number: 'erid-9' },
};

describe('staff mailings', () => {
  const api = useApi();
  const keeper = useStaff(api, 'MANAGER_NOTISEND');
  const post = (path: string, body: object, token = keeper.token) =>
    api.call<StaffMailing>('post', `/adm/mailings${path}`, { token, body });
  const read = async (id: number) =>
    (await api.call<StaffMailing>('get', `/adm/mailings/${id}`, { token: keeper.token })).body.message;
  /** Versions rise with every transition. */
  const act = async (id: number, move: string, body: object = {}) => {
    const seen = ['approve', 'test_send'].includes(move) ? { version: (await read(id)).version } : {};
    return post(`/${id}/${move}`, { ...seen, ...body });
  };
  const approved = async (body: object = whole) => {
    const { id } = (await post('', body)).body.message;
    await act(id, 'test_send');
    expect((await act(id, 'approve')).status).to.equal(200);
    return id;
  };
  const openOf = async (id: number) => (await read(id)).available_transitions.map(({ name }) => name);

  it('a mailing is approved only as it was tested, with its marks and at least 100 people', async () => {
    const { ad_reg_number: _token, ...unmarked } = whole;
    const { id } = (await post('', unmarked)).body.message;
    expect((await act(id, 'approve')).body.errors).to.deep.equal({
      ad_reg_number: 'Обязательно для рекламы',
    });
    const put = (body: object) =>
      api.call<StaffMailing>('put', `/adm/mailings/${id}`, { token: keeper.token, body });
    await put({ ad_reg_number: 'erid-9' });
    expect((await act(id, 'approve')).status, 'without a test').to.equal(409);
    await act(id, 'test_send');
    const few = await act(id, 'approve');
    expect([few.status, few.body.message]).to.deep.equal([
      409,
      'Адресатов меньше, чем 100\u00a0человек: расширьте аудиторию',
    ]);
    await buildReaders(100, { city: 'тверь' });
    await put({ subject: 'Другая тема' });
    expect((await act(id, 'approve')).status, 'another letter than the tested one').to.equal(409);
    await act(id, 'test_send');
    const { status, body } = await act(id, 'approve');
    expect([status, body.message.status, body.message.reach_estimate]).to.deep.equal([200, 'CONFIRMED', 100]);
    await put({ preheader: null });
    expect((await read(id)).status, 'after an edit').to.equal('CREATED');
  });

  it('a test letter comes to the member of staff alone, escaped, with its marks and a text part', async () => {
    const { id } = (await post('', whole)).body.message;
    await act(id, 'test_send');
    const [letter, ...others] = await Letter.findAll({ where: { kind: 'mailing_test', record_id: id } });
    expect([letter?.to, others.length]).to.deep.equal([keeper.user.email, 0]);
    expect(letter?.html)
      .to.include('Скидки &lt;b&gt;дня&lt;/b&gt;')
      .and.include('Реклама. ООО «Реклама», ИНН 7707083893. erid: erid-9')
      .and.include('href="https://advertiser.example.ru/?a=1&amp;b=2&amp;erid=erid-9"')
      .and.include('Только до конца недели');
    expect(letter?.text)
      .to.include(
        'Скидки <b>дня</b>\n\nПервый абзац\n\nВторой\n\nСмотреть: https://advertiser.example.ru/?a=1&b=2&erid=erid-9',
      )
      .and.include('erid: erid-9');
  });

  it('blocks lead to public addresses over https alone, and a header has one line', async () => {
    const refused = async (given: object, field: string) => {
      const { status, body } = await post('', { ...whole, ...given });
      expect([status, Object.keys(body.errors)], field).to.deep.equal([422, [field]]);
    };
    for (const url of [
      'http://a.ru/',
      'javascript:alert(1)',
      'https://127.0.0.1/',
      'https://u:p@a.ru/',
      '/prods',
    ])
      await refused({ blocks: [{ kind: 'button', text: 'Смотреть', url }] }, 'blocks.0.url');
    await refused({ blocks: [{ kind: 'script', text: 'x' }] }, 'blocks.0.kind');
    await refused({ blocks: [{ kind: 'course', prod_id: 2_000_000_000 }] }, 'blocks.0.prod_id');
    await refused({ blocks: [] }, 'blocks');
    await refused({ subject: 'Тема\r\nBcc: a@b.ru' }, 'subject');
    await refused({ from_name: 'Одонта\nx' }, 'from_name');
    await refused({ reply_to: 'a@b.ru\r\nBcc: c@d.ru' }, 'reply_to');
  });

  it('a day has one advertising mailing, and others besides', async () => {
    const [one, other] = [await approved(), await approved()];
    const date_send = nowInSeconds() + 3 * day;
    expect((await act(one, 'schedule', { date_send })).body.message.sending).to.equal('SCHEDULED');
    expect((await act(other, 'schedule', { date_send })).status).to.equal(409);
    const constraint = await Mailing.update(
      { sending: 'SCHEDULED', date_send: new Date(date_send * 1000) },
      { where: { id: other } },
    )
      .then(() => null)
      .catch((error: Error) => error.name);
    expect(constraint, 'past the rule').to.equal('SequelizeUniqueConstraintError');
    const own = await approved({ ...whole, is_advertising: false });
    expect((await act(own, 'schedule', { date_send })).status).to.equal(200);
    expect((await act(own, 'schedule', { date_send: nowInSeconds() - day })).status, 'is closed').to.equal(
      409,
    );
    expect((await act(own, 'pause')).body.message.sending, 'loses its time').to.equal('NONE');
    expect((await act(own, 'schedule', { date_send: nowInSeconds() - day })).status).to.equal(422);
    await act(one, 'pause');
  });

  it('a mailing offers what its sending allows, and nothing once it has begun to be edited', async () => {
    const id = await approved();
    expect(await openOf(id)).to.deep.equal(['test_send', 'schedule', 'stop']);
    await act(id, 'schedule', { date_send: nowInSeconds() + 9 * day });
    expect(await openOf(id)).to.deep.equal(['pause', 'stop']);
    const put = await api.call('put', `/adm/mailings/${id}`, {
      token: keeper.token,
      body: { subject: 'Позже' },
    });
    expect(put.status).to.equal(409);
    expect((await act(id, 'stop', { reason: 'Рекламодатель отказался' })).body.message.sending).to.equal(
      'STOPPED',
    );
    expect(await openOf(id)).to.deep.equal([]);
  });

  it('the reach counts people with consent, a proved address and no refusal, and hides small numbers', async () => {
    const reach = async (audience: object) =>
      (
        await api.call<MailingReach>('post', '/adm/mailings/audience', {
          token: keeper.token,
          body: audience,
        })
      ).body.message;
    const emails = await buildReaders(101, {
      city: 'Псков',
      specializations: [77],
      interests: 'Хирургия, протезы',
    });
    await buildReaders(30, { city: 'Псков', email_proved_at: null });
    await buildReaders(30, { city: 'Псков', status: 'BLOCKED' });
    expect(await reach({ cities: ['ПСКОВ'] })).to.deep.equal({ count: 100, is_enough: true });
    expect((await reach({ specializations: [77], interests: ['протез'] })).count).to.equal(100);
    await buildMailSuppression({ email: emails[0] ?? '', reason: 'UNSUBSCRIBED' });
    expect((await reach({ cities: ['Псков'] })).count).to.equal(100);
    await buildMailSuppression({ email: emails[1] ?? '', reason: 'HARD_BOUNCE' });
    expect(await reach({ cities: ['Псков'] })).to.deep.equal({ count: null, is_enough: false });
    const wide = { cities: Array.from({ length: 51 }, (_, index) => `Город ${index}`) };
    expect(
      (await api.call('post', '/adm/mailings/audience', { token: keeper.token, body: wide })).status,
    ).to.equal(422);
  });

  it('managers of banners and accountants read mailings and move nothing; others see none', async () => {
    const { id } = await buildDueMailing();
    for (const role of ['MANAGER_BANNER', 'BOOKKEEPER', 'ROP_COURSE'] as const) {
      const { token } = await api.staff(role);
      expect((await api.call('get', `/adm/mailings/${id}`, { token })).status, role).to.equal(200);
      for (const move of ['pause', 'stop', 'test_send', 'approve'])
        expect((await post(`/${id}/${move}`, { reason: 'Проба' }, token)).status, `${role} ${move}`).to.equal(
          403,
        );
      expect((await post('', whole, token)).status, role).to.equal(403);
    }
    const { token } = await api.staff('MANAGER');
    expect((await api.call('get', '/adm/mailings', { token })).status).to.equal(403);
    const partner = await api.staff('PARTNER_MANAGER');
    const mine = await buildCenter({ manager_id: partner.user.id });
    expect((await post('', { ...whole, center_id: mine.id }, partner.token)).status).to.equal(201);
    expect((await post('', whole, partner.token)).body.errors).to.have.key('center_id');
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
