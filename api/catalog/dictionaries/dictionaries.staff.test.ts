import type { StaffCategory, StaffCity } from '@odonta/api/contract';
import { City, ProdCard } from '@odonta/db/models';
import { buildCategory, buildCity, buildProd, buildSpecialization } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('staff dictionaries', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const call = <Message>(method: string, path: string, body?: unknown, as = token) =>
    api.call<Message>(method, `/adm/${path}`, { token: as, body });

  it('an editor adds a city with its place on the map', async () => {
    const city = {
      name: 'Суздаль',
      region: 'Владимирская область',
      lat: 56.4191,
      lon: 40.4536,
      population: 9286,
    };
    const { status, body } = await call<StaffCity>('post', 'cities', city);
    expect(status).to.equal(201);
    expect(body.message).to.include({ ...city, version: 0 });
  });

  it('a city is unique in its region', async () => {
    const { name, region } = await buildCity();
    const { status, body } = await call('post', 'cities', { name, region });
    expect([status, body.code, body.message]).to.deep.equal([409, 'CONFLICT', 'Такая запись уже есть']);
  });

  it('a city beyond the globe is refused', async () => {
    const { body } = await call('post', 'cities', { name: 'Я', lat: 91, lon: 'east', population: -1 });
    expect(body.errors).to.have.all.keys('name', 'region', 'lat', 'lon', 'population');
  });

  it('a city that courses need cannot be deleted, an unused one can', async () => {
    const [used, free] = await Promise.all([buildCity(), buildCity()]);
    await api.given(() => buildProd({ type: 3, city_id: used.id }));
    const refused = await call('delete', `cities/${used.id}`);
    expect([refused.status, refused.body.code]).to.deep.equal([409, 'CONFLICT']);
    expect(refused.body.message).to.match(/связана/);
    expect((await call('delete', `cities/${free.id}`)).status).to.equal(200);
    expect(await City.count({ where: { id: [used.id, free.id] } })).to.equal(1);
  });

  it('a renamed city is renamed on its courses', async () => {
    const city = await buildCity();
    const prod = await api.given(() => buildProd({ type: 3, city_id: city.id }));
    await call('put', `cities/${city.id}`, { name: 'Новый Город' });
    expect((await ProdCard.findByPk(prod.id))?.card).to.deep.include({ city: 'Новый Город' });
  });

  it('a renamed category keeps its address', async () => {
    const { id, url } = await buildCategory();
    const { body } = await call<StaffCategory>('put', `categories/${id}`, { name: 'Терапия зубов', sort: 3 });
    expect(body.message).to.include({ name: 'Терапия зубов', sort: 3, url });
    expect((await call('put', `categories/${id}`, { url: 'drugoj' })).body.errors).to.deep.equal({
      url: 'Это поле изменить нельзя',
    });
    expect((await call('post', 'categories', { name: 'Тринадцатая' })).status).to.equal(404);
    expect((await call('delete', `categories/${id}`)).status).to.equal(404);
  });

  it('an editor adds, renames and deletes a specialization', async () => {
    const added = await call<{ id: number }>('post', 'specializations', { name: 'Дентальный гипнотизёр' });
    expect(added.status).to.equal(201);
    const { id } = added.body.message;
    expect((await call('put', `specializations/${id}`, { name: 'Гипнотизёр' })).status).to.equal(200);
    const { name } = await buildSpecialization();
    expect((await call('put', `specializations/${id}`, { name })).status).to.equal(409);
    expect((await call('delete', `specializations/${id}`)).status).to.equal(200);
  });

  it('editors of other dictionaries may read but not write these', async () => {
    const { id } = await buildCity();
    for (const role of ['ARTICLES', 'CLINICS_MODERATOR', 'SEO_EDIT'] as const) {
      const as = (await api.staff(role)).token;
      expect((await call('get', `cities/${id}`, undefined, as)).status).to.equal(200);
      expect((await call('post', 'cities', { name: 'Чужой', region: 'Край' }, as)).status).to.equal(403);
      expect((await call('put', `cities/${id}`, { population: 1 }, as)).status).to.equal(403);
    }
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
