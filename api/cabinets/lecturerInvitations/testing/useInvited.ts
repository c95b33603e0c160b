import type { CenterProdCard, KnownLecturer, ProdFull } from '@odonta/api/contract';
import { type Center, Lecturer, LecturerInvitation, type Prod, ProdLecturer, User } from '@odonta/db/models';
import { buildCenter, buildLecturer, buildPartner, buildProd } from '@odonta/db/testing/factories.ts';
import type { New } from '@odonta/db/testing/new.ts';
import { mailboxes } from '../../../testing/secrets.ts';
import { useApi, useStaff } from '../../../testing/useApi.ts';
import { invitationKind } from '../letters.ts';

interface World {
  center: Center;
  owner: User;
  token: string;
  prod: Prod;
  mail: ReturnType<typeof mailboxes>;
}

type Answered = CenterProdCard & { current?: KnownLecturer[] };

const consent = { text_version: '2026-11-20', page_url: '/lk/invitation' };
const page = { text: '<p>Врач-эндодонт, кандидат медицинских наук, стаж 17 лет.</p>' };

/** A centre with a published course, anew for each test, and the persons whom it invites. */
export function useInvited(stage?: Parameters<typeof useApi>[0]) {
  const api = useApi(stage);
  const moderator = useStaff(api, 'LECTURER_EDIT');
  const world = {} as World;
  let number = 0;

  before(() => {
    world.mail = mailboxes(api);
  });
  beforeEach(async () => {
    world.center = await buildCenter();
    world.owner = await buildPartner(world.center, { email_proved_at: new Date() });
    world.token = await api.tokenOf(world.owner);
    const lecturers = [await buildLecturer({ name: 'Известный Олег' })];
    world.prod = await api.given(() => buildProd({ center_id: world.center.id, lecturers }));
  });

  const person = (given: object = {}) => {
    number += 1;
    const email = `new-lecturer-${number}@test.local`;
    return { last_name: `Новикова${'а'.repeat(number % 30)}`, first_name: 'Вера', email, ...given };
  };
  const invite = (given: object = {}, as = world.token, { id } = world.prod) =>
    api.call<Answered>('post', `/prods/my/${id}/lecturers`, { token: as, body: person(given) });
  const link = async (email: string) => (await world.mail.newest(email, invitationKind)).token;
  const answer = (name: string, token: string, body: object = {}) =>
    api.call('post', `/partner/lecturership${name}`, { body: { token, ...body } });
  return {
    ...{ api, world, moderator, person, invite, link, answer },
    /** Invites a person, and answers him with his link. */
    async invited(given: object = {}, prod = world.prod) {
      const { body, status, text } = await invite(given, world.token, prod);
      if (status !== 201) throw new Error(text);
      const { lecturer_id, email } = body.message.lecturer_invitations.at(-1) ?? {
        lecturer_id: 0,
        email: '',
      };
      return { lecturer_id, email, token: await link(email) };
    },
    accept: (token: string, given: object = {}) =>
      answer('/accept', token, {
        ...{ last_name: 'Новикова', first_name: 'Вера', middle_name: 'Ильинична', ...page },
        ...{ password: 'Zimnij7les', consent },
        ...given,
      }),
    publish: (id: number, seen: object = {}) =>
      api.call('post', `/adm/lecturers/${id}/publish`, { token: moderator.token, body: seen }),
    another: (given: New<Prod> = {}) => api.given(() => buildProd({ center_id: world.center.id, ...given })),
    own: (method: 'post' | 'delete', id: number, last = '', { id: prod } = world.prod) =>
      api.call(method, `/prods/my/${prod}/lecturers/${id}${last}`, { token: world.token, body: {} }),
    userOf: (email: string) => User.findOne({ where: { email }, rejectOnEmpty: true }),
    shown: async ({ id } = world.prod) =>
      (await api.call<ProdFull>('get', `/prods/${id}`)).body.message.lecturers.map(({ name }) => name),
    rowOf: (lecturer_id: number, { id: prod_id } = world.prod) =>
      ProdLecturer.findOne({ where: { prod_id, lecturer_id } }),
    card: async ({ id } = world.prod) =>
      (await api.call<CenterProdCard>('get', `/prods/my/${id}`, { token: world.token })).body.message,
    invitations: () => LecturerInvitation.count({ where: { prod_id: world.prod.id } }),
    lecturer: (id: number) => Lecturer.findByPk(id, { rejectOnEmpty: true, paranoid: false }),
  };
}
