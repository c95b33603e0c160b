import { StatusChange } from '@odonta/db/models';
import {
  buildCenter,
  buildCity,
  buildDirectorQuestion,
  buildLecturer,
  buildManagerRequest,
  buildProd,
  buildUser,
} from '@odonta/db/testing/factories.ts';
import { expect } from 'chai';
import { useApi } from '../../testing/useApi.ts';

describe('the number of statements behind a list', () => {
  const api = useApi();
  let counted = 0;

  before(async () => {
    await api.given(() => Promise.all(Array.from({ length: 50 }, (_, number) => buildWorld(number))));
    // The list of nullable columns is queried once, by the first list of all.
    await api.call('get', '/adm/cities', { token: (await api.staff('ADMIN')).token });
    const { options } = api.sequelize as unknown as { options: { logging: () => void } };
    options.logging = () => {
      counted += 1;
    };
  });

  const statementsFor = async (path: string, token: string) => {
    counted = 0;
    const { status, body } = await api.call<unknown[]>('get', path, { token });
    expect(status).to.equal(200);
    return { rows: body.message.length, statements: counted };
  };

  for (const name of ['prods', 'manager_requests', 'director_questions', 'lecturers', 'centers', 'users'])
    it(`of ${name} is the same for five rows and for fifty`, async () => {
      const { token } = await api.staff('ADMIN');
      const few = await statementsFor(`/adm/${name}?range=[0,4]`, token);
      const many = await statementsFor(`/adm/${name}?range=[0,49]`, token);
      expect([few.rows, many.rows]).to.deep.equal([5, 50]);
      expect(many.statements).to.equal(few.statements).greaterThan(2);
      console.log(`      ${name}: ${many.statements} statements`);
    });

  it('is the same for a reader whose transitions end at his own', async () => {
    const { token } = await api.staff('PARTNER_MANAGER', 'COURSE_VIEW', 'MANAGER_REQUEST_VIEW');
    for (const name of ['prods', 'manager_requests']) {
      const few = await statementsFor(`/adm/${name}?range=[0,4]`, token);
      expect((await statementsFor(`/adm/${name}?range=[0,49]`, token)).statements).to.equal(few.statements);
    }
  });
});

async function buildWorld(number: number): Promise<void> {
  const center = await buildCenter({
    manager_id: (await buildUser({ roles: ['MANAGER', 'COURSE_VIEW'] })).id,
  });
  const lecturers = [await buildLecturer(), await buildLecturer()];
  const prices = [
    { type: 'student' as const, price: 1 },
    { type: 'lecture' as const, price: 2 },
  ];
  const prod = await buildProd({
    center_id: center.id,
    type: 3,
    city_id: (await buildCity()).id,
    lecturers,
    prices,
  });
  const request = await buildManagerRequest({
    prod_id: prod.id,
    center_id: center.id,
    manager_id: center.manager_id,
  });
  const question = await buildDirectorQuestion();
  const step = { move: 'reject', from_status: 'CREATED', to_status: 'REJECTED', actor_id: center.manager_id };
  for (let repeat = 0; repeat <= number % 3; repeat += 1)
    await StatusChange.bulkCreate([
      { ...step, resource: 'manager_requests', record_id: request.id },
      { ...step, resource: 'director_questions', record_id: question.id },
    ]);
}
