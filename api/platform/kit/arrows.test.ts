import { AuditEntry, StatusChange } from '@odonta/db/models';
import { endsOf, transitionsFrom } from '@odonta/db/vocabulary/lifecycle.ts';
import { expect } from 'chai';
import { resources } from '../../resources.ts';
import { sampleOf } from '../../testing/samples.ts';
import { useApi } from '../../testing/useApi.ts';
import { actionOf } from './records.ts';
import type { AnyResource } from './resource.ts';

describe('every status and every transition of staff entities', () => {
  const api = useApi();
  let token: string;
  let admin: number;
  const seen = { made: 0, asked: 0, refused: 0, absent: 0 };

  before(async () => {
    const staff = await api.staff('ADMIN');
    token = staff.token;
    admin = staff.user.id;
    await api.staff('BOOKKEEPER');
  });

  const rowOf = async ({ name, model }: AnyResource, status: string) => {
    const { build, movable = build, at = {} } = sampleOf(name);
    const row = await api.given(movable);
    const also = at[status];
    await api.sequelize.query(
      `update ${model.getTableName()} set status = :status${also ? `, ${also}` : ''} where id = :id`,
      { replacements: { status, id: row.id } },
    );
    return row;
  };

  for (const resource of resources) {
    const { name, lifecycle } = resource;
    if (!lifecycle) continue;
    it(`of ${name}: what is declared may be made, and nothing else`, async () => {
      for (const status of Object.keys(lifecycle.statuses)) {
        const still = await rowOf(resource, status);
        for (const [move, { from, needs_reason, ...ends }] of Object.entries(lifecycle.transitions)) {
          const isOpen = from.includes(status) && actionOf(resource, move);
          const row = isOpen ? await rowOf(resource, status) : still;
          const body = { ...sampleOf(name).bodies?.[move], ...(needs_reason && { reason: 'Так надо' }) };
          const answer = await api.call('post', `/adm/${name}/${row.id}/${move}`, { token, body });
          const now = (await row.reload({ paranoid: false })).get('status');
          const transition = `${name}: ${status} –${move}→ ${now}, answered ${answer.status} ${answer.text}`;
          if (!actionOf(resource, move)) {
            seen.absent += 1;
            expect([answer.status, now], transition).to.deep.equal([404, status]);
          } else if (!from.includes(status)) {
            seen.refused += 1;
            expect([answer.status, answer.body.code, now], transition).to.deep.equal([
              409,
              'TRANSITION_NOT_ALLOWED',
              status,
            ]);
            expect(transitionsFrom(lifecycle, status), transition).to.include.members(answer.body.allowed);
            const labels = [lifecycle.transitions[move]?.label, lifecycle.statuses[status]?.label];
            for (const label of labels) expect(answer.body.message, transition).to.include(`«${label}»`);
          } else if (answer.status === 200) {
            seen.made += 1;
            expect([status, ...endsOf(ends)], transition).to.include(now);
            const about = { resource: name, record_id: row.id };
            const step = await StatusChange.findOne({ where: { ...about, move }, rejectOnEmpty: true });
            expect([step.from_status, step.to_status, step.actor_id], transition).to.deep.equal([
              status,
              now,
              admin,
            ]);
            const audited = { resource: name, record_id: String(row.id), action: move, actor_id: admin };
            expect(await AuditEntry.count({ where: audited }), transition).to.equal(1);
          } else {
            seen.asked += 1;
            expect([answer.status < 500, now], transition).to.deep.equal([true, status]);
          }
        }
      }
    });
  }

  it('the number of statuses and transitions is as expected', () => {
    console.log(
      `      ${seen.made} arrows made, ${seen.asked} wanted more than was there, ${seen.refused} refused, ${seen.absent} not of staff, 0 unknown`,
    );
    expect(seen.made).to.be.greaterThan(60);
    expect(seen.refused).to.be.greaterThan(200);
  });
});
