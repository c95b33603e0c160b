import type { ProdCard } from '@odonta/api/contract';
import type { Prod } from '@odonta/db/models';
import { buildLecturer, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { type TestApi, testApi } from '../../testing/testApi.ts';

describe('courses like a course', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi();
  });
  afterEach(() => api?.close());

  const similarTo = async ({ id }: Prod) =>
    (await api.call<ProdCard[]>('get', `/prods/${id}/similar`)).body.message.map((card) => card.id);

  it('courses that can be booked come first, then those nearest in topic', async () => {
    const lecturers = [await buildLecturer()];
    const made = await api.given(async () => ({
      it: await buildProd({ categories: [2], lecturers, name: 'Ретритмент каналов' }),
      undated: await buildProd({ categories: [2], lecturers, date_start: null, name: 'Ретритмент' }),
      category: await buildProd({ categories: [2], name: 'Совсем о другом' }),
      topic: await buildProd({ categories: [2], name: 'Ретритмент каналов за день' }),
      lecturer: await buildProd({ categories: [9], lecturers, name: 'Фотография' }),
      stranger: await buildProd({ categories: [9] }),
    }));
    const { it, topic, category, lecturer, undated } = made;
    expect(await similarTo(it)).to.deep.equal([topic.id, category.id, lecturer.id, undated.id]);
  });

  it('the list holds at most six, and neither the course itself, nor its other dates, nor past ones', async () => {
    const it = await api.given(() => buildProd());
    await api.given(async () => {
      await buildProd({ series_id: it.id });
      await buildProd({ date_start: inDays(-9), date_end: inDays(-8) });
      await buildProd({ status: 'CREATED' });
      for (let each = 0; each < 8; each += 1) await buildProd({ name: `Похожий курс ${each}` });
    });
    const found = await api.call<ProdCard[]>('get', `/prods/${it.id}/similar`);
    expect(found.body.message).to.have.length(6);
    for (const { name } of found.body.message) expect(name).to.match(/^Похожий курс/);
  });

  it('similar courses are available for a published course only', async () => {
    const hidden = await api.given(() => buildProd({ status: 'CREATED' }));
    expect((await api.call('get', `/prods/${hidden.id}/similar`)).status).to.equal(404);
    expect((await api.call('get', '/prods/abc/similar')).status).to.equal(400);
  });
});
