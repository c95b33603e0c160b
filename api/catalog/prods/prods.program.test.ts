import type {
  CenterProdCard,
  EditedProd,
  ProdFull,
  StaffProd,
  StaffProdRevision,
} from '@odonta/api/contract';
import { type Center, type Prod, ProdRevision } from '@odonta/db/models';
import { buildCenter, buildLecturer, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import type { ProgramDay } from '@odonta/db/vocabulary/catalog/programDays.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

const schedule = [
  { day: '2031-03-10', from: '10:00', to: '18:00', title: null },
  { day: '2031-03-11', from: '10:00', to: '15:00', title: 'Практика' },
];
const program: ProgramDay[] = [
  { title: 'Теория', items: [{ time: '10:00', text: 'Знакомство' }] },
  { title: null, items: [{ time: null, text: 'Работа на <b>фантомах</b>' }] },
];

describe('the programme of a course by days', () => {
  const api = useApi();
  let center: Center;
  let editor: string;
  beforeEach(async () => {
    center = await buildCenter();
    editor = await api.tokenOf(await buildPartner(center, { role: 'EDITOR' }));
  });

  const course = (given: object = {}): Promise<Prod> =>
    api.given(async () =>
      buildProd({
        ...{ center_id: center.id, type: 2, schedule },
        ...{ date_start: new Date('2031-03-10T07:00:00Z'), date_end: new Date('2031-03-11T12:00:00Z') },
        lecturers: [await buildLecturer({ status: 'CONFIRMED' })],
        ...given,
      }),
    );
  const call = (method: string, tail: string, body: object) =>
    api.call<CenterProdCard>(method, `/prods/my/${tail}`, { token: editor, body });
  const save = ({ id }: Prod, fields: Partial<EditedProd>) => call('put', `${id}`, { fields });
  const onPage = async ({ id }: Prod) => (await api.call<ProdFull>('get', `/prods/${id}`)).body.message;

  it('a draft gets it as it is typed, without blank points and last blank days', async () => {
    const draft = await course({ status: 'PREPARE' });
    const blank = { title: ' ', items: [] };
    const { status, body } = await save(draft, { program_days: [...program, blank] });
    expect([status, body.errors, body.message.values?.program_days]).to.deep.equal([200, undefined, program]);
    expect((await draft.reload()).program_days).to.deep.equal(program);
  });

  it('days that the course does not have, and times outside the hours, are named by place; nothing is saved', async () => {
    const draft = await course({ status: 'PREPARE' });
    const late = { title: null, items: [{ time: '16:00', text: 'Поздно' }] };
    const refused = await save(draft, { program_days: [program[0], late, late] as ProgramDay[] });
    expect([refused.status, refused.body.errors]).to.deep.equal([
      422,
      {
        'program_days.1.items.0.time': '16:00 — вне часов этого дня, 10:00–15:00',
        'program_days.2.title': 'В курсе 2\u00a0дня: этот лишний',
      },
    ]);
    expect((await draft.reload()).program_days).to.deep.equal([]);
  });

  it('hours that are listed for the second day alone forbid neither the first nor its time', async () => {
    const draft = await course({ status: 'PREPARE', schedule: schedule.slice(1) });
    const early = { title: null, items: [{ time: '08:00', text: 'Регистрация' }] };
    const saved = await save(draft, { program_days: [early, program[1] as ProgramDay] });
    expect([saved.status, saved.body.errors]).to.deep.equal([200, undefined]);
    const refused = await save(draft, { program_days: [early, early] });
    expect(refused.body.errors).to.deep.equal({
      'program_days.1.items.0.time': '08:00 — вне часов этого дня, 10:00–15:00',
    });
  });

  it('refuses what is no programme by place', async () => {
    const draft = await course({ status: 'PREPARE' });
    const send = async (program_days: unknown) =>
      (await save(draft, { program_days } as never)).body.errors ?? {};
    const point = (item: object) => [{ title: null, items: [item] }];
    expect(Object.keys(await send(point({ time: '25:00', text: 'x' })))).to.deep.equal([
      'fields.program_days.0.items.0.time',
    ]);
    expect(Object.keys(await send(point({ time: null, text: 'я'.repeat(301) })))).to.deep.equal([
      'fields.program_days.0.items.0.text',
    ]);
    expect(await send(point({ time: '10:00', text: ' ' })), 'a time typed before its words').to.deep.equal({
      'fields.program_days.0.items.0.text': 'Напишите, что будет',
    });
    expect(Object.keys(await send(point({ text: 'x', html: '<b>' })))).to.have.length(1);
    expect(
      Object.keys(await send(Array.from({ length: 61 }, () => ({ title: 'x', items: [] })))),
    ).to.deep.equal(['fields.program_days']);
  });

  it('of a published course it waits for a moderator, who sees both sides, and is then on the page', async () => {
    const prod = await course();
    const { body } = await save(prod, { program_days: program });
    expect(body.message.draft?.changes.map(({ field, rule }) => [field, rule])).to.deep.equal([
      ['program_days', 'moderated'],
    ]);
    await call('post', `${prod.id}/submit`, {});
    expect((await onPage(prod)).program_days).to.deep.equal([]);
    const { id } = await ProdRevision.findOne({ where: { prod_id: prod.id }, rejectOnEmpty: true });
    const { token } = await api.staff('COURSE_EDITOR');
    const path = `/adm/prod_revisions/${id}`;
    const shown = await api.call<StaffProdRevision>('get', path, { token });
    expect(shown.body.message.changes.map(({ before, after }) => [before, after])).to.deep.equal([
      [[], program],
    ]);
    const applied = await api.call('post', `${path}/apply`, { token, body: {} });
    expect(applied.status).to.equal(200);
    expect((await onPage(prod)).program_days).to.deep.equal(program);
  });

  it('an edit whose programme does not agree with the course is not sent', async () => {
    const prod = await course();
    await save(prod, { program_days: [...program, { title: 'Третий день', items: [] }] });
    const sent = await call('post', `${prod.id}/submit`, {});
    expect([sent.status, sent.body.errors]).to.deep.equal([
      422,
      { 'program_days.2.title': 'В курсе 2\u00a0дня: этот лишний' },
    ]);
  });

  it('staff write it too, and a copy and other dates keep it', async () => {
    const prod = await course();
    const { token } = await api.staff('COURSE_EDITOR');
    const body = { program_days: program, version: prod.version };
    const saved = await api.call<StaffProd>('put', `/adm/prods/${prod.id}`, { token, body });
    expect(saved.status).to.equal(200);
    const { name, type, degree, categories } = prod;
    const facts = { center_id: center.id, name, type, degree, categories, price: 1000 };
    const begun = await api.call('post', '/adm/prods', { token, body: { ...facts, program_days: program } });
    expect(begun.status, 'a course without dates').to.equal(201);
    const owner = await api.tokenOf(await buildPartner(center, { role: 'OWNER' }));
    const later = { date_start: Date.parse('2031-06-10T07:00:00Z') / 1000 };
    const rerun = await api.call<{ ids: number[] }>('post', `/prods/my/${prod.id}/rerun`, {
      token: owner,
      body: later,
    });
    const again = await api.call<CenterProdCard>('get', `/prods/my/${rerun.body.message.ids[0]}`, {
      token: owner,
    });
    expect(again.body.message.values.program_days).to.deep.equal(program);
  });

  it('the database takes nothing else', async () => {
    const prod = await course();
    for (const wrong of ['{}', '[{"title":"x"}]', '[{"title":null,"items":[{"time":null,"text":" "}]}]']) {
      const written = prod.sequelize.query(
        `update prods set program_days = '${wrong}' where id = ${prod.id}`,
      );
      expect(
        await written.then(
          () => 'written',
          (error: Error) => error.message,
        ),
        wrong,
      ).to.include('prods_program_days');
    }
  });
});
