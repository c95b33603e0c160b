import { type Center, PrivateFile, ProdLecturer } from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { buildMaterial } from '@odonta/db/testing/materialFactory.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { zipOf } from '@odonta/db/testing/zipOf.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('bounds of the materials of courses', () => {
  const api = useApi();

  const upload = async (token: string, bytes: string | Uint8Array<ArrayBuffer> = '%PDF-1.7 файл') => {
    const body = new FormData();
    body.append('file', new Blob([bytes]), 'file.pdf');
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${api.url}/api/partner/materials`, { method: 'POST', headers, body });
    return { status: answer.status, body: (await answer.json()) as { message: { file_id: string } } };
  };
  const editorOf = async (center: Center) => api.tokenOf(await buildPartner(center));

  it('a centre that anybody has registered stores no file, and neither does one without open courses', async () => {
    const before = await PrivateFile.count();
    const registered = await buildCenter({ status: 'CREATED' });
    await api.given(() => buildProd({ center_id: registered.id }));
    const suspended = await buildCenter({ suspended_at: new Date() });
    await api.given(() => buildProd({ center_id: suspended.id }));
    const drafting = await buildCenter();
    await api.given(() => buildProd({ center_id: drafting.id, status: 'PREPARE', published_at: null }));
    const past = await buildCenter();
    await api.given(() =>
      buildProd({ center_id: past.id, date_start: inDays(-401), date_end: inDays(-400) }),
    );
    for (const center of [registered, suspended, drafting, past, await buildCenter()])
      expect((await upload(await editorOf(center))).status).to.equal(409);
    expect(await PrivateFile.count()).to.equal(before);
  });

  it('a lecturer stores a file when a course shows him, and not when it only asks or hides him', async () => {
    const { lecturer, user } = await buildLecturerWithAccount();
    const token = await api.tokenOf(user);
    const prod = await api.given(() => buildProd({ lecturers: [lecturer] }));
    const where = { prod_id: prod.id, lecturer_id: lecturer.id };
    const asked = { consent: 'ASKED' as const, asked_at: new Date() };
    for (const [change, status] of [
      [{}, 200],
      [{ awaits_page: true }, 409],
      [{ awaits_page: false, ...asked }, 409],
    ] as const) {
      await ProdLecturer.update(change, { where });
      expect((await upload(token)).status, JSON.stringify(change)).to.equal(status);
    }
  });

  it('an upload without a material lives two hours, and there are forty a day', async () => {
    const center = await buildCenter();
    await api.given(() => buildProd({ center_id: center.id }));
    const token = await editorOf(center);
    const first = await upload(token);
    const file = await PrivateFile.findByPk(first.body.message.file_id, { rejectOnEmpty: true });
    expect(Number(file.delete_after) - Date.now()).to.be.within(7_100_000, 7_200_000);
    for (let sent = 1; sent < 40; sent += 1) expect((await upload(token)).status).to.equal(200);
    expect((await upload(token)).status).to.equal(429);
  });

  it('an archive is refused with its reason: macros, or more files than anybody looks through', async () => {
    const center = await buildCenter();
    await api.given(() => buildProd({ center_id: center.id }));
    const token = await editorOf(center);
    const crowd = Array.from({ length: 2001 }, (_, index) => `${index}.txt`);
    for (const [names, words] of [
      [['[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'], 'макросы'],
      [crowd, 'больше 2000 файлов'],
    ] as const) {
      const { status, body } = await upload(token, new Uint8Array(zipOf(names)));
      expect(status).to.equal(415);
      expect(String(body.message)).to.include(words);
    }
  });

  it('an order that has used up its downloads leaves those of its hall to others', async () => {
    const { id, prod_id } = await buildMaterial();
    const orders = await api.given(() =>
      Promise.all([1, 2].map(() => buildOrder({ prod_id, status: 'CONFIRMED' }))),
    );
    const statuses = () =>
      Promise.all(
        orders.map(async ({ token }) => {
          const answer = await fetch(`${api.url}/api/orders/${token}/materials/${id}`);
          await answer.arrayBuffer();
          return answer.status;
        }),
      );
    expect(await statuses()).to.deep.equal([200, 200]);
    const bind = [`material_files:${orders[0]?.id}`];
    await api.sequelize.query('update rate_limits set points = 600 where key = $1', { bind });
    expect(await statuses()).to.deep.equal([429, 200]);
    const where = `key like 'material_addresses:%'`;
    await api.sequelize.query(`update rate_limits set points = 1000 where ${where}`);
    expect((await statuses())[1]).to.equal(200);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
