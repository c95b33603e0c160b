import type { StaffProd } from '@odonta/api/contract';
import { buildCenter, buildCity, buildLecturer, buildProd } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { resources } from '../../resources.ts';
import { sampleOf } from '../../testing/samples.ts';
import { useApi } from '../../testing/useApi.ts';

describe('copies', () => {
  const api = useApi();
  let token: string;

  before(async () => {
    token = (await api.staff('ADMIN')).token;
  });

  const call = <Message = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    as = token,
  ) => api.call<Message>(method, `/adm/${path}`, { token: as, body });

  for (const { name } of resources.filter(({ copies }) => copies))
    it(`of ${name} hold fields of the form of a new one and nothing else`, async () => {
      const { id } = await api.given(sampleOf(name).build);
      const { status, body } = await call('get', `${name}/${id}/copy`);
      expect([name, status]).to.deep.equal([name, 200]);
      const { create } = resources.find((resource) => resource.name === name) ?? {};
      const { keys = {} } = (create?.body.describe() ?? {}) as { keys?: object };
      expect(Object.keys(keys)).to.include.members(Object.keys(body.message));
      expect(body.message).to.not.have.any.keys('id', 'slug', 'status', 'version', 'date_start', 'date_end');
      expect(Object.keys(body.message)).to.have.length.greaterThan(1);
    });

  it('a copy of a course is a draft without its address, dates and accreditation', async () => {
    const lecturer = await buildLecturer();
    const prod = await api.given(async () =>
      buildProd({
        type: 3,
        city_id: (await buildCity()).id,
        lecturers: [lecturer],
        name: 'Курс, который повторят',
      }),
    );
    await call('put', `prods/${prod.id}`, {
      prices: [{ price: 9000, type: 'any', date: null, count_listener: null, text: 'Для ординаторов' }],
      nmo: { points: 36, code: '2026-1', speciality_ids: [], state: 'APPROVED', date: 1_780_000_000 },
    });
    const { message: values } = (await call<StaffProd>('get', `prods/${prod.id}/copy`)).body;
    const { status, body } = await call<StaffProd>('post', 'prods', values);
    expect([status, body.errors]).to.deep.equal([201, undefined]);
    const copy = body.message;
    expect(copy).to.include({
      name: 'Курс, который повторят',
      status: 'PREPARE',
      is_draft: true,
      date_start: null,
    });
    expect(copy.id).to.not.equal(prod.id);
    expect(copy.lecturer_ids).to.deep.equal([lecturer.id]);
    expect(copy.prices).to.have.length(1);
    expect(copy.nmo).to.deep.include({ points: 36, code: null, state: 'NONE', date: null });
    expect(copy.series_id).to.not.equal(prod.id);
  });

  it('staff who may create copy rows that they may see', async () => {
    const prod = await api.given(() => buildProd());
    const reader = (await api.staff('COURSE_VIEW')).token;
    expect((await call('get', `prods/${prod.id}/copy`, undefined, reader)).status).to.equal(403);
    const manager = await api.staff('PARTNER_MANAGER');
    expect((await call('get', `prods/${prod.id}/copy`, undefined, manager.token)).status).to.equal(404);
    const center = await buildCenter({ manager_id: manager.user.id });
    const own = await api.given(() => buildProd({ center_id: center.id }));
    expect((await call('get', `prods/${own.id}/copy`, undefined, manager.token)).status).to.equal(200);
    await call('delete', `prods/${prod.id}`);
    expect((await call('get', `prods/${prod.id}/copy`)).status).to.equal(404);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
