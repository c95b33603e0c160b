import { setTimeout } from 'node:timers/promises';
import type { StaffApproval, StaffLegalScale, StaffLegalUser } from '@odonta/api/contract';
import { Approval, LegalScale, LegalScaleRow } from '@odonta/db/models';
import { buildLegalUser } from '@odonta/db/testing/factories.ts';
import { buildLegalScale } from '@odonta/db/testing/loyaltyFactories.ts';
import { moscowDay } from '@odonta/db/vocabulary/time.ts';
import { expect } from 'chai';
import { useApi, useStaff } from '../../testing/useApi.ts';

const today = moscowDay(new Date());
const rows = [
  { value: 0, percent: 2.5, expiry_days: 180 },
  { value: 200_000, percent: 6, expiry_days: 365 },
];

describe('scales of companies', () => {
  const api = useApi();
  const rop = useStaff(api, 'ROP_COURSE');
  const bookkeeper = useStaff(api, 'BOOKKEEPER');

  const create = (body: object, token = rop.token) =>
    api.call<StaffLegalScale>('post', '/adm/legal_scales', {
      token,
      body: { name: 'Сети клиник', valid_from: today, rows, ...body },
    });
  const edit = (id: number, body: object) =>
    api.call<StaffLegalScale>('put', `/adm/legal_scales/${id}`, { token: rop.token, body });
  const read = async (id: number) =>
    (await api.call<StaffLegalScale>('get', `/adm/legal_scales/${id}`, { token: rop.token })).body.message;
  const waitingFor = async (resource: string, id: number) => {
    const { body } = await api.call<StaffApproval[]>('get', '/adm/approvals', { token: bookkeeper.token });
    return body.message.find((each) => each.resource === resource && each.record_id === id);
  };
  const decide = (id: number | undefined, what: 'confirm' | 'reject', token = bookkeeper.token) =>
    api.call('post', `/adm/approvals/${id}/${what}`, {
      token,
      body: what === 'reject' ? { reason: 'Слишком щедро' } : {},
    });
  const agreed = async (body: object) => {
    const { id } = (await create(body)).body.message;
    await decide((await waitingFor('legal_scales', id))?.id, 'confirm');
    return id;
  };

  it('tiers begin as drafts, and act after a second person agrees', async () => {
    const { status, body } = await create({});
    expect([status, body.message.state, body.message.acting]).to.deep.equal([201, 'WAITING', []]);
    const { id } = body.message;
    const asked = await waitingFor('legal_scales', id);
    expect(asked?.after).to.include({ name: 'Сети клиник', is_active: 'да', is_default: 'нет' });
    expect((await decide(asked?.id, 'confirm', rop.token)).status).to.equal(404);
    expect((await decide(asked?.id, 'confirm')).status).to.equal(200);
    expect(await read(id)).to.deep.include({ state: 'ACTIVE', acting: rows, rows, is_changed: false });
  });

  it('an author cannot approve his own tiers, but may approve others', async () => {
    const admin = (await api.staff('ADMIN')).token;
    const { id } = (await create({}, admin)).body.message;
    const asked = await waitingFor('legal_scales', id);
    expect((await decide(asked?.id, 'confirm', admin)).status).to.equal(409);
    expect((await read(id)).state).to.equal('WAITING');
    expect((await decide(asked?.id, 'confirm', (await api.staff('ADMIN')).token)).status).to.equal(200);
  });

  it('old tiers count while a change is pending, and after it was rejected', async () => {
    const id = await agreed({});
    const dearer = [{ value: 0, percent: 30, expiry_days: 1095 }];
    const changed = (await edit(id, { rows: dearer })).body.message;
    expect(changed).to.deep.include({ state: 'WAITING', rows: dearer, acting: rows, is_changed: true });
    const first = await waitingFor('legal_scales', id);
    await edit(id, { name: 'Сети побольше' });
    const second = await waitingFor('legal_scales', id);
    expect(second?.id).to.not.equal(first?.id);
    expect((await decide(first?.id, 'confirm')).status).to.equal(409);
    await decide(second?.id, 'reject');
    expect(await read(id)).to.deep.include({ state: 'ACTIVE', acting: rows, is_changed: true });
    expect(await LegalScaleRow.count({ where: { scale_id: id } })).to.equal(2);
  });

  it('a change acts from the day it names', async () => {
    const id = await agreed({});
    const later = [{ value: 0, percent: 1, expiry_days: 30 }];
    await edit(id, { rows: later, valid_from: '2099-01-01' });
    await decide((await waitingFor('legal_scales', id))?.id, 'confirm');
    expect(await read(id)).to.deep.include({ acting: rows, rows: later, valid_from: '2099-01-01' });
    expect(await LegalScaleRow.count({ where: { scale_id: id } })).to.equal(3);
  });

  it('a change with a day moved back or forward begins on the last one', async () => {
    const daysOf = async (scale_id: number) => {
      const found = await LegalScaleRow.findAll({ where: { scale_id }, order: ['valid_from'] });
      return [...new Set(found.map(({ valid_from }) => valid_from))];
    };
    const later = [{ value: 0, percent: 1, expiry_days: 30 }];
    const id = await agreed({});
    for (const day of ['2099-01-01', '2099-06-01', '2098-01-01']) {
      await edit(id, { rows: later, valid_from: day });
      await decide((await waitingFor('legal_scales', id))?.id, 'confirm');
      expect(await daysOf(id)).to.deep.equal([today, day]);
    }
  });

  it('a concurrent approval and edit never deadlock', async () => {
    const { id } = (await create({})).body.message;
    const asked = await waitingFor('legal_scales', id);
    let deciding: ReturnType<typeof decide> | undefined;
    // The order of an edit: first the tiers, then their earlier requests.
    await api.sequelize.transaction(async (transaction) => {
      await LegalScale.findByPk(id, { transaction, lock: transaction.LOCK.UPDATE });
      deciding = decide(asked?.id, 'confirm');
      await setTimeout(300);
      await Approval.update({ title: 'Сети' }, { where: { id: asked?.id }, transaction });
    });
    expect((await deciding)?.status).to.equal(200);
  });

  it('two concurrent defaults leave one', async () => {
    const made = [];
    for (const name of ['Первая', 'Вторая'])
      made.push((await create({ name, is_default: true })).body.message.id);
    const asked = await Promise.all(made.map((id) => waitingFor('legal_scales', id)));
    const answers = await Promise.all(asked.map((each) => decide(each?.id, 'confirm')));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200]);
    expect(await LegalScale.count({ where: { is_default: true } })).to.equal(1);
  });

  it('the default is one, and is neither switched off nor deleted', async () => {
    const [one, other] = [await agreed({ is_default: true }), await agreed({ is_default: true })];
    expect([(await read(one)).is_default, (await read(other)).is_default]).to.deep.equal([false, true]);
    expect(Object.keys((await edit(other, { is_active: false })).body.errors)).to.deep.equal(['is_active']);
    expect(Object.keys((await edit(other, { is_default: false })).body.errors)).to.deep.equal(['is_default']);
    const { token } = await api.staff('ADMIN');
    expect((await api.call('delete', `/adm/legal_scales/${other}`, { token })).status).to.equal(409);
  });

  for (const [what, field, body] of [
    ['two rows of one turnover', 'rows', { rows: [rows[0], rows[0]] }],
    ['no rows', 'rows', { rows: [] }],
    ['more than 30 %', 'rows.0.percent', { rows: [{ ...rows[0], percent: 30.1 }] }],
    ['hundredths of a percent', 'rows.0.percent', { rows: [{ ...rows[0], percent: 3.25 }] }],
    ['a life of more than three years', 'rows.0.expiry_days', { rows: [{ ...rows[0], expiry_days: 1096 }] }],
    ['a day that is over', 'valid_from', { valid_from: '2020-01-01' }],
    ['no name', 'name', { name: '' }],
  ] as const)
    it(`${what} is refused everywhere`, async () => {
      const { status, body: answer } = await create(body);
      expect([status, Object.keys(answer.errors)[0]]).to.deep.equal([422, field]);
    });

  it('staff with the right write tiers, and a manager reads them', async () => {
    const { token } = await api.staff('MANAGER');
    expect((await create({}, token)).status).to.equal(403);
    expect((await create({}, bookkeeper.token)).status).to.equal(403);
    expect((await api.call('get', '/adm/legal_scales', { token })).status).to.equal(200);
    const article = (await api.staff('ARTICLES')).token;
    expect((await api.call('get', '/adm/legal_scales', { token: article })).status).to.equal(403);
  });

  it('a company gets its own tiers or percentage by two people as well', async () => {
    const company = await buildLegalUser();
    const scale = await buildLegalScale();
    const ask = (body: object, token = rop.token) =>
      api.call('post', `/adm/legal_users/${company.id}/terms`, { token, body });
    const none = { scale_id: null, personal_percent: null, personal_until: null };
    expect((await ask({ ...none, scale_id: scale.id }, bookkeeper.token)).status).to.equal(403);
    expect((await ask(none)).status).to.equal(422);
    expect((await ask({ ...none, personal_percent: 5 })).status).to.equal(422);
    expect((await ask({ ...none, scale_id: 999_999 })).status).to.equal(422);
    const terms = { scale_id: scale.id, personal_percent: 12.5, personal_until: '2099-12-31' };
    expect((await ask(terms)).status).to.equal(201);
    expect((await ask(terms)).status).to.equal(409);
    const shown = async () =>
      (await api.call<StaffLegalUser>('get', `/adm/legal_users/${company.id}`, { token: rop.token })).body
        .message;
    expect(await shown()).to.include({ ...none, is_terms_asked: true });
    await decide((await waitingFor('legal_users', company.id))?.id, 'confirm');
    const now = await shown();
    expect(now).to.include({ ...terms, is_terms_asked: false });
    expect(now.standing).to.include({ percent: 12.5, personal_until: '2099-12-31' });
    const { token } = await api.staff('ADMIN');
    expect((await api.call('delete', `/adm/legal_scales/${scale.id}`, { token })).status).to.equal(409);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
