import type { SearchFollowView } from '@odonta/api/contract';
import { type Individual, Letter, SearchFollow } from '@odonta/db/models';
import { buildCity, buildIndividual, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { followDigest, followsAtMost } from '@odonta/db/vocabulary/catalog/searchFollow.ts';
import { expect } from 'chai';
import { individualAccounts } from '../../identity/sessions/accountKinds.ts';
import { useApi } from '../../testing/useApi.ts';
import { notifyOfNewCourses } from './digest.ts';

describe('a search that an individual follows', () => {
  const api = useApi();
  const proved = () => buildIndividual({ email_proved_at: new Date() });
  const call = async (who: Individual, method: 'get' | 'post' | 'delete', path: string, body?: object) =>
    api.call<SearchFollowView[]>(method, path, {
      token: await api.tokenOf(who, individualAccounts),
      ...(body && { body }),
    });
  const follow = (who: Individual, filters: object) => call(who, 'post', '/individual/follows', { filters });
  const lettersTo = ({ email }: Individual) =>
    Letter.findAll({ where: { to: email ?? '', kind: 'new_courses' } });
  const aWeekLater = (who: Individual) =>
    SearchFollow.update(
      { looked_at: new Date(Date.now() - (followDigest.everyDays + 1) * 86_400_000) },
      { where: { individual_id: who.id } },
    );

  it('is kept once, listed to its owner alone, and ended by him alone', async () => {
    const [me, other] = [await proved(), await proved()];
    const filters = { q: 'имплантация', city: 'Москва' };
    await follow(me, filters);
    const { body } = await follow(me, filters);
    expect(body.message.map(({ label }) => label)).to.deep.equal(['«имплантация», Москва']);
    const [{ id } = { id: 0 }] = body.message;
    const wider = await follow(me, { q: 'имплантация' });
    expect(wider.body.message.map(({ label }) => label)).to.include('«имплантация»');
    expect((await call(other, 'get', '/individual/follows')).body.message).to.deep.equal([]);
    expect((await call(other, 'delete', `/individual/follows/${id}`)).status).to.equal(404);
    const left = (await call(me, 'delete', `/individual/follows/${id}`)).body.message;
    expect(left.map(({ label }) => label)).to.deep.equal(['«имплантация»']);
    expect((await call(me, 'delete', `/individual/follows/${id}`)).status).to.equal(404);
  });

  it('needs a proved e-mail, names something and is understood, and one has so many at most', async () => {
    expect((await follow(await buildIndividual(), { q: 'эндодонтия' })).status).to.equal(409);
    const me = await proved();
    for (const filters of [{}, { q: '' }, { type: '999' }, { category: 'x' }, { sortPrice: 'asc' }])
      expect((await follow(me, filters)).status, JSON.stringify(filters)).to.equal(422);
    for (let number = 0; number < followsAtMost; number += 1) await follow(me, { q: `тема ${number}` });
    expect((await follow(me, { q: 'ещё одна' })).status).to.equal(409);
    expect((await follow(me, { q: 'тема 1' })).status, 'the same again').to.equal(200);
  });

  it('brings one letter a week about courses published since, and none where there are none', async () => {
    const [me, elsewhere] = [await proved(), await proved()];
    const city_id = (await buildCity({ name: 'Тверь' })).id;
    await follow(me, { city: 'Тверь' });
    await follow(elsewhere, { city: 'Пермь' });
    await api.given(async () => {
      const held = { city_id, type: 4, date_start: inDays(10), date_end: inDays(11) } as const;
      await buildProd({ ...held, name: 'Новый курс о каналах', published_at: new Date() });
      await buildProd({ ...held, name: 'Курс прошлого года', published_at: inDays(-300) });
      const over = { ...held, date_start: inDays(-3), date_end: inDays(-2) };
      await buildProd({ ...over, name: 'Прошедший курс', published_at: new Date() });
      await buildProd({ ...held, name: 'Черновик курса', status: 'CREATED', published_at: null });
    });
    await notifyOfNewCourses(api.sequelize);
    expect(await lettersTo(me), 'a week has not passed').to.have.length(0);
    await aWeekLater(me);
    await aWeekLater(elsewhere);
    await Promise.all([notifyOfNewCourses(api.sequelize), notifyOfNewCourses(api.sequelize)]);
    const [letter, ...others] = await lettersTo(me);
    expect([letter?.subject, others.length]).to.deep.equal(['Новые курсы: Тверь', 0]);
    expect(letter?.unsubscribe_path).to.equal('/api/follows/{secret}');
    expect(letter?.text)
      .to.include('Новый курс о каналах')
      .and.include('/individuals/favourites')
      .and.not.include('прошлого года')
      .and.not.include('Прошедший')
      .and.not.include('Черновик');
    expect(await lettersTo(elsewhere)).to.have.length(0);
    await notifyOfNewCourses(api.sequelize);
    expect(await lettersTo(me)).to.have.length(1);
  });

  describe('ends by the link of its letters', () => {
    const followed = async () => {
      const me = await proved();
      await follow(me, { q: 'каналы' });
      const { token } = await SearchFollow.findOne({ where: { individual_id: me.id }, rejectOnEmpty: true });
      const left = async () => (await call(me, 'get', '/individual/follows')).body.message.length;
      return { token, path: `/follows/${token}`, left };
    };
    const press = (path: string, body: string) =>
      fetch(`${api.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });

    it('the page says which search, and its button ends it', async () => {
      const { path, left } = await followed();
      const { body } = await api.call('get', path);
      expect(body.message).to.deep.equal({ label: '«каналы»' });
      expect(await left(), 'after reading').to.equal(1);
      expect((await api.call('delete', path, { body: {} })).status).to.equal(200);
      expect(await left()).to.equal(0);
      expect((await api.call('get', path)).status).to.equal(404);
      expect((await api.call('delete', path, { body: {} })).status, 'again').to.equal(200);
    });

    it('the button of a mail client ends it at once, and a wrong link ends nothing', async () => {
      const { path, left } = await followed();
      for (const wrong of [`/follows/${'x'.repeat(32)}`, '/follows/1'])
        await press(wrong, 'List-Unsubscribe=One-Click');
      expect(await left()).to.equal(1);
      expect((await press(path, `List-Unsubscribe=${'x'.repeat(5000)}`)).status).to.equal(413);
      expect((await press(path, 'List-Unsubscribe=One-Click')).status).to.equal(200);
      expect(await left()).to.equal(0);
    });
  });

  it('brings no letter to an account that was blocked', async () => {
    const me = await proved();
    await follow(me, { city: 'Тверь' });
    await me.update({ status: 'BLOCKED' });
    await aWeekLater(me);
    await notifyOfNewCourses(api.sequelize);
    expect(await lettersTo(me)).to.have.length(0);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
