import type { ManagedMaterials, Material } from '@odonta/api/contract';
import {
  type Center,
  type Order,
  PrivateFile,
  type Prod,
  ProdLecturer,
  ProdMaterial,
} from '@odonta/db/models';
import { buildCenter, buildPartner, buildProd, inDays } from '@odonta/db/testing/factories.ts';
import { buildLecturerWithAccount } from '@odonta/db/testing/lecturerFactory.ts';
import { buildMaterial } from '@odonta/db/testing/materialFactory.ts';
import { buildOrder } from '@odonta/db/testing/orderFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import { zipOf } from '@odonta/db/testing/zipOf.ts';
import { materialLimits } from '@odonta/db/vocabulary/sales/materials.ts';
import { expect } from 'chai';
import { deletePrivateFiles } from '../../platform/files/deletePrivateFiles.ts';
import { useApi } from '../../testing/useApi.ts';

describe('the materials of a course', () => {
  const api = useApi();
  let center: Center;
  let prod: Prod;
  let editor: string;
  let lecturer: string;

  beforeEach(async () => {
    center = await buildCenter();
    editor = await api.tokenOf(await buildPartner(center, { role: 'EDITOR' }));
    const own = await buildLecturerWithAccount();
    lecturer = await api.tokenOf(own.user);
    prod = await api.given(() => buildProd({ center_id: center.id, lecturers: [own.lecturer] }));
  });

  const upload = async (token: string, bytes: Uint8Array, name = 'file.pdf') => {
    const body = new FormData();
    body.append('file', new Blob([Buffer.from(bytes)]), name);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${api.url}/api/partner/materials`, { method: 'POST', headers, body });
    const { message } = (await answer.json()) as { message: { file_id: string } };
    return { status: answer.status, file_id: message?.file_id ?? '' };
  };
  const pdf = Buffer.from('%PDF-1.7 протокол');
  const ofCenter = (of = prod) => `/prods/my/${of.id}/materials`;
  const ofLecturer = (of = prod) => `/lk/courses/${of.id}/materials`;
  const add = async (token: string, path: string, given: object = {}) => {
    const { file_id } = await upload(token, pdf);
    const body = { title: 'Протокол лечения', opens: 'NOW', file_id, ...given };
    return api.call<ManagedMaterials>('post', path, { token, body });
  };
  const bought = (given: object = {}) => api.given(() => buildOrder({ prod, status: 'CONFIRMED', ...given }));
  const seenBy = async ({ token }: Order) =>
    (await api.call<Material[]>('get', `/orders/${token}/materials`)).body.message.map(({ title }) => title);
  const file = (path: string, token?: string) =>
    fetch(`${api.url}/api${path}`, token ? { headers: { authorization: `Bearer ${token}` } } : {});

  it('a lecturer who takes part and an editor add them, and those who have paid download them', async () => {
    expect((await add(editor, ofCenter())).status).to.equal(201);
    const added = await add(lecturer, ofLecturer(), { title: 'Снимки <b>' });
    expect(added.body.message.materials.map(({ title, may_delete }) => [title, may_delete])).to.deep.equal([
      ['Протокол лечения', false],
      ['Снимки <b>', true],
    ]);
    const order = await bought();
    expect(await seenBy(order)).to.deep.equal(['Протокол лечения', 'Снимки <b>']);
    const [id] = added.body.message.materials.map((material) => material.id);
    const answer = await file(`/orders/${order.token}/materials/${id}`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).to.equal(true);
    expect(answer.headers.get('content-disposition')).to.equal(`attachment; filename="material-${id}.pdf"`);
    expect(answer.headers.get('x-content-type-options')).to.equal('nosniff');
    expect(answer.headers.get('cache-control')).to.equal('no-store');
    for (const [path, token] of [
      [ofCenter(), editor],
      [ofLecturer(), lecturer],
    ] as const)
      expect((await file(`${path}/${id}/file`, token)).status).to.equal(200);
  });

  it('nobody who has not paid, has his money back or paid for another course reads one', async () => {
    const { id } = await buildMaterial({ prod_id: prod.id });
    const left = await bought();
    await buildRefund({
      ...{ order_id: left.id, status: 'CREATED', policy: 'KEEP', approved_sum: left.total },
      participant_ids: left.participants.map((person) => person.id),
    });
    const others = [
      await bought({ status: 'PREPARE' }),
      await bought({ status: 'CANCELED' }),
      await bought({ status: 'REFUNDED' }),
      await bought({ debt: 1 }),
      await api.given(() => buildOrder({ status: 'CONFIRMED' })),
      left,
    ];
    for (const order of others) {
      expect(await seenBy(order), order.status).to.deep.equal([]);
      expect((await file(`/orders/${order.token}/materials/${id}`)).status, order.status).to.equal(404);
    }
    expect((await file(`/orders/no-such-order-token-at-all/materials/${id}`)).status).to.equal(404);
  });

  it('each opens when it should: at once, on the day of the beginning, after the end', async () => {
    for (const opens of ['NOW', 'START', 'END'] as const)
      await buildMaterial({ prod_id: prod.id, opens, title: opens });
    const order = await bought();
    const dated = async (date_start: Date, date_end: Date) => {
      await prod.reload();
      await prod.update({ date_start, date_end });
      return seenBy(order);
    };
    expect(await dated(inDays(5), inDays(6))).to.deep.equal(['NOW']);
    expect(await dated(inDays(-1), inDays(1))).to.deep.equal(['NOW', 'START']);
    expect(await dated(inDays(-3), inDays(-2))).to.deep.equal(['NOW', 'START', 'END']);
    const later = await ProdMaterial.findOne({
      where: { prod_id: prod.id, opens: 'END' },
      rejectOnEmpty: true,
    });
    await dated(inDays(5), inDays(6));
    expect((await file(`/orders/${order.token}/materials/${later.id}`)).status).to.equal(404);
  });

  it('another lecturer and another centre find nothing, and change nothing', async () => {
    const { id } = await buildMaterial({ prod_id: prod.id });
    const stranger = await buildLecturerWithAccount();
    const strangers: [string, string][] = [
      [await api.tokenOf(stranger.user), ofLecturer()],
      [await api.tokenOf(await buildPartner(await buildCenter())), ofCenter()],
    ];
    const asked = await buildLecturerWithAccount();
    await ProdLecturer.create({
      ...{ prod_id: prod.id, lecturer_id: asked.lecturer.id },
      ...{ consent: 'ASKED', asked_at: new Date() },
    });
    strangers.push([await api.tokenOf(asked.user), ofLecturer()]);
    const body = { title: 'Чужой', opens: 'NOW', file_id: (await upload(editor, pdf)).file_id };
    for (const [token, path] of strangers) {
      expect((await api.call('get', path, { token })).status, path).to.equal(404);
      expect((await api.call('delete', `${path}/${id}`, { token })).status).to.equal(404);
      expect((await file(`${path}/${id}/file`, token)).status).to.equal(404);
      expect((await api.call('post', path, { token, body })).status).to.equal(404);
    }
    const other = await api.given(() => buildProd({ center_id: center.id, lecturers: [] }));
    const own = { token: editor };
    expect((await api.call('delete', `${ofCenter(other)}/${id}`, own)).status).to.equal(404);
    expect(await ProdMaterial.count({ where: { prod_id: prod.id } })).to.equal(1);
    const visitor = await fetch(`${api.url}/api/partner/materials`, { method: 'POST' });
    expect(visitor.status).to.equal(401);
    const orders = await api.tokenOf(await buildPartner(center, { role: 'ORDERS' }));
    expect((await upload(orders, pdf)).status).to.equal(403);
  });

  it('a lecturer deletes his own alone, its centre any, and the file is gone with it', async () => {
    const added = await add(lecturer, ofLecturer());
    const [own] = added.body.message.materials;
    const foreign = await buildMaterial({ prod_id: prod.id });
    const call = { token: lecturer };
    expect((await api.call('delete', `${ofLecturer()}/${foreign.id}`, call)).status).to.equal(403);
    expect((await api.call('delete', `${ofLecturer()}/${own?.id}`, call)).status).to.equal(200);
    expect((await api.call('delete', `${ofCenter()}/${foreign.id}`, { token: editor })).status).to.equal(200);
    await deletePrivateFiles();
    expect(await PrivateFile.count({ where: { id: foreign.file_id } })).to.equal(0);
  });

  it('a file is what its bytes are: programs, other archives of Office and too long ones are refused', async () => {
    expect((await upload(lecturer, zipOf(['снимок.png']), 'x.exe')).status).to.equal(200);
    const deck = zipOf(['[Content_Types].xml', 'ppt/presentation.xml']);
    const { file_id } = await upload(lecturer, deck, '../../evil.html');
    const { body } = await add(lecturer, ofLecturer(), { file_id });
    expect(body.message.materials[0]?.mime).to.include('presentationml');
    for (const [bytes, status] of [
      [Buffer.from('<script>ran()</script>'), 415],
      [zipOf(['[Content_Types].xml', 'xl/workbook.xml']), 415],
      [Buffer.alloc(0), 422],
      [Buffer.concat([pdf, Buffer.alloc(8 * 1024 * 1024)]), 413],
    ] as const)
      expect((await upload(lecturer, bytes)).status, bytes.subarray(0, 12).toString()).to.equal(status);
  });

  it('a material is refused beside its field, and a file serves one material alone', async () => {
    const { file_id } = await upload(editor, pdf);
    for (const [field, value] of [
      ['title', ''],
      ['title', 'а'.repeat(151)],
      ...['Лекция\nКоманда «Одонты»', 'а\u2028б', 'а\u202eб', 'Ваш код {secret}', '{qr} билет'].map(
        (title) => ['title', title] as const,
      ),
      ['opens', 'LATER'],
      ['file_id', 'нет'],
      ['file_id', 'b0b0b0b0-0000-4000-8000-000000000000'],
    ] as const)
      expect((await add(editor, ofCenter(), { [field]: value })).body.errors, field).to.have.key(field);
    const both = await Promise.all([1, 2].map(() => add(editor, ofCenter(), { file_id })));
    expect(both.map(({ status }) => status).toSorted()).to.deep.equal([201, 422]);
    const paper = await PrivateFile.findByPk(file_id, { rejectOnEmpty: true });
    await paper.update({ kind: 'STUDENT_DOCUMENT', delete_after: new Date() });
    expect((await add(editor, ofCenter(), { file_id })).body.errors).to.have.key('file_id');
  });

  it('a course takes so many files and so many bytes, and a draft none', async () => {
    for (let count = 0; count < materialLimits.files; count += 1) await buildMaterial({ prod_id: prod.id });
    expect((await add(editor, ofCenter())).status).to.equal(409);
    const heavy = await api.given(() => buildProd({ center_id: center.id }));
    await buildMaterial({ prod_id: heavy.id, size: materialLimits.bytes });
    expect((await add(editor, ofCenter(heavy))).body.message).to.include('80 МБ');
    const draft = await api.given(() =>
      buildProd({ center_id: center.id, status: 'PREPARE', published_at: null }),
    );
    expect((await add(editor, ofCenter(draft))).status).to.equal(409);
  });

  it('answers no 500 in all of this', () => expect(api.errors).to.deep.equal([]));
});
