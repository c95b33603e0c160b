import type { FoundGroup } from '@odonta/api/contract';
import {
  buildCenter,
  buildDirectorQuestion,
  buildIndividual,
  buildLecturer,
  buildLegalUser,
  buildManagerRequest,
  buildProd,
} from '@odonta/db/testing/factories.ts';
import { buildPinning } from '@odonta/db/testing/siteFactories.ts';
import type { StaffRole } from '@odonta/db/vocabulary/identity/rights/roleLabels.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('the search of the back-office', () => {
  const api = useApi();
  const tokens = new Map<StaffRole, string>();

  before(async () => {
    for (const role of ['ADMIN', 'PARTNER_MANAGER', 'MANAGER', 'MANAGER_REQUEST_VIEW', 'SEO_EDIT'] as const)
      tokens.set(role, (await api.staff(role)).token);
  });

  async function found(q: string, as: StaffRole | string = 'ADMIN'): Promise<Record<string, number[]>> {
    const token = tokens.get(as as StaffRole) ?? as;
    const { status, body } = await api.call<FoundGroup[]>('get', `/adm/search?q=${encodeURIComponent(q)}`, {
      token,
    });
    expect(status).to.equal(200);
    return Object.fromEntries(
      body.message.map(({ resource, items }) => [resource, items.map(({ id }) => id)]),
    );
  }

  it('finds by number, by phone however it is written, by e-mail, by tax number and by words', async () => {
    const request = await buildManagerRequest({
      name: 'Аглая Водопьянова',
      phone: '+79130001122',
      email: 'aglaya@find.local',
      city: 'Томск',
    });
    const pinning = await buildPinning({ prod_id: (await buildProd()).id, ad_inn: '7707083893' });
    for (const q of [
      `№ ${request.id}`,
      '8 (913) 000-11-22',
      '+7 913 000 11 22',
      '9130001122',
      'Aglaya@find.local',
      'водопьян',
      'томск аглая',
      '000112',
    ])
      expect((await found(q)).manager_requests, q).to.deep.equal([request.id]);
    expect(await found('7707083893')).to.deep.equal({ pinnings: [pinning.id] });
    expect(await found('водопьян пермь')).to.deep.equal({});
    expect(await found('100%')).to.deep.equal({});
    expect(await found('во')).to.deep.equal({});
  });

  it('names what is found, where it is shown, and five of a kind at most', async () => {
    for (let number = 0; number < 6; number += 1)
      await buildLecturer({ name: `Лектор Шестикрылов ${number}` });
    const { body } = await api.call<FoundGroup[]>('get', '/adm/search?q=шестикрылов', {
      token: tokens.get('ADMIN'),
    });
    const [group] = body.message;
    expect(group).to.include({ resource: 'lecturers', label: 'Лекторы' });
    expect(group?.items).to.have.length(5);
    const [newest] = group?.items ?? [];
    expect(newest).to.include({ title: 'Лектор Шестикрылов 5', path: `/lecturers/${newest?.id}/show` });
  });

  it('shows nobody what he has no right to list', async () => {
    const question = await buildDirectorQuestion({ fio: 'Прохор Засекреченный' });
    expect(await found('засекреченный')).to.deep.equal({ director_questions: [question.id] });
    expect(await found('засекреченный', 'SEO_EDIT')).to.deep.equal({});
    expect(await found(String(question.id), 'SEO_EDIT')).to.not.have.property('director_questions');
  });

  it('keeps to the rows within a person’s reach', async () => {
    const keeper = await api.staff('PARTNER_MANAGER');
    const mine = await buildCenter({ manager_id: keeper.user.id, name: 'Центр Заречный' });
    const foreign = await buildCenter({ name: 'Центр Заречный второй' });
    const [own, other] = await api.given(async () => [
      await buildProd({ center_id: mine.id, name: 'Заречный курс' }),
      await buildProd({ center_id: foreign.id, name: 'Заречный курс другого' }),
    ]);
    const seen = await found('заречный', keeper.token);
    expect([seen.centers, seen.prods]).to.deep.equal([[mine.id], [own.id]]);
    expect((await found(String(other.id), keeper.token)).prods ?? []).to.not.include(other.id);
    const all = await found('заречный');
    expect([all.centers, all.prods]).to.deep.equal([
      [foreign.id, mine.id],
      [other.id, own.id],
    ]);
  });

  it('neither looks into masked columns nor shows them', async () => {
    const phone = '+79139990000';
    const request = await buildManagerRequest({ name: 'Фрол Скрытный', phone, city: 'Якутск' });
    for (const q of [phone, 'скрытный', '9990000'])
      expect(await found(q, 'MANAGER_REQUEST_VIEW'), q).to.not.have.property('manager_requests');
    expect((await found(phone)).manager_requests).to.deep.equal([request.id]);
    const { body } = await api.call<FoundGroup[]>('get', '/adm/search?q=якутск', {
      token: tokens.get('MANAGER_REQUEST_VIEW'),
    });
    const item = body.message.find(({ resource }) => resource === 'manager_requests')?.items[0];
    expect(item).to.include({ id: request.id, title: `№ ${request.id}`, detail: 'Якутск' });
  });

  it('finds a centre by its tax number only for whom its requisites are open', async () => {
    const center = await buildCenter({ pay_inn: '5406000007', name: 'Реквизит' });
    expect(await found('5406000007')).to.deep.equal({ centers: [center.id] });
    expect(await found('5406000007', 'PARTNER_MANAGER')).to.deep.equal({});
    const keeper = await api.staff('PARTNER_MANAGER');
    await center.update({ manager_id: keeper.user.id });
    expect(await found('реквизит', keeper.token)).to.deep.equal({ centers: [center.id] });
    expect(await found('5406000007', keeper.token)).to.deep.equal({});
  });

  it('finds a buyer by name, phone and e-mail, and tells neither of the two', async () => {
    const contacts = { phone: '+79139990011', email: 'rare.buyer@find.local' };
    const buyer = await buildIndividual({ last_name: 'Небывалова', first_name: 'Анна', ...contacts });
    expect(await found('анна небывал')).to.deep.equal({ individuals: [buyer.id] });
    for (const q of ['8 913 999-00-11', 'Rare.Buyer@find.local'])
      expect(await found(q), q).to.deep.equal({ clients: [buyer.id], individuals: [buyer.id] });
    const { body } = await api.call<FoundGroup[]>('get', '/adm/search?q=небывалова', {
      token: tokens.get('ADMIN'),
    });
    expect(body.message[0]?.items[0]).to.include({ title: 'Небывалова Анна' });
    expect(JSON.stringify(body.message)).to.not.match(/9990011|rare/i);
    expect(await found('небывалова', 'SEO_EDIT')).to.deep.equal({});
  });

  it('finds a company by its name and tax number', async () => {
    const company = await buildLegalUser({ name: 'ООО «Небывальщина»', inn: '5406000014' });
    expect(await found('небывальщин')).to.deep.equal({ legal_users: [company.id] });
    expect(await found('5406000014')).to.deep.equal({ legal_users: [company.id] });
  });

  it('leaves out what was deleted', async () => {
    const lecturer = await buildLecturer({ name: 'Лектор Вычеркнутый' });
    expect(await found('вычеркнутый')).to.deep.equal({ lecturers: [lecturer.id] });
    await lecturer.destroy();
    expect(await found('вычеркнутый')).to.deep.equal({});
    expect((await found(String(lecturer.id))).lecturers ?? []).to.not.include(lecturer.id);
  });
});
