import { randomUUID } from 'node:crypto';
import {
  Approval,
  AuditEntry,
  ManagerRequest,
  MarketingPenalty,
  MarketingWithdrawal,
  Refund,
  StatusChange,
} from '@odonta/db/models';
import { buildArticle, buildManagerRequest, buildUser, inDays } from '@odonta/db/testing/factories.ts';
import { buildMarketingBalance } from '@odonta/db/testing/marketingFactories.ts';
import { buildRefund } from '@odonta/db/testing/refundFactories.ts';
import {
  penaltyLifecycle,
  withdrawalLifecycle,
} from '@odonta/db/vocabulary/advertising/marketing/marketingBalance.ts';
import { managerRequestLifecycle } from '@odonta/db/vocabulary/content/requests/managerRequest.ts';
import { approvalLifecycle } from '@odonta/db/vocabulary/identity/approvals.ts';
import { endsOf, type Lifecycle, transitionsFrom } from '@odonta/db/vocabulary/lifecycle.ts';
import { voucherLifecycle } from '@odonta/db/vocabulary/loyalty/vouchers/voucher.ts';
import { refundLifecycle } from '@odonta/db/vocabulary/money/refunds/refundLifecycle.ts';
import { expect } from 'chai';
import { QueryTypes, type Transaction } from 'sequelize';
import { publishDueArticles } from '../../content/articles/publishDueArticles.ts';
import { resources } from '../../resources.ts';
import { sampleOf } from '../../testing/samples.ts';
import { useApi } from '../../testing/useApi.ts';
import type { ApiError } from '../http/errors.ts';
import { systemAuditActor, systemOrigin } from '../journals/system.ts';
import { unitOfWork } from '../journals/unitOfWork.ts';
import { applyTransition, transitionsOf } from './applyTransition.ts';
import type { Movable } from './transition.ts';

const actor = { by: systemAuditActor, origin: systemOrigin, reason: 'Так надо' };

/** Rows of entities that have transitions but no staff resource, and so no sample. */
const builders: Record<string, () => Promise<unknown>> = {
  marketing_withdrawals: async () =>
    MarketingWithdrawal.create({
      balance_id: (await buildMarketingBalance({ available: 100 })).id,
      sum: 100,
      asked_by: (await buildUser()).id,
    }),
  marketing_penalties: async () =>
    MarketingPenalty.create({
      balance_id: (await buildMarketingBalance()).id,
      proposed_by: (await buildUser()).id,
      ...{ sum: 100, comment: 'Не выдан бонус', evidence: [randomUUID()], object_until: inDays(5) },
    }),
  approvals: async () =>
    Approval.create({
      ...{ kind: 'REQUISITES', resource: 'center_requisites', record_id: 1 },
      ...{ title: 'Центр', before: {}, after: {}, asked_by: (await buildUser()).id },
    }),
};

type AnyLifecycle = Lifecycle<string, string>;
const lifecycles: [string, AnyLifecycle][] = [
  ...resources.flatMap(({ name, lifecycle }): [string, AnyLifecycle][] =>
    lifecycle ? [[name, lifecycle]] : [],
  ),
  ['marketing_withdrawals', withdrawalLifecycle],
  ['marketing_penalties', penaltyLifecycle],
  ['approvals', approvalLifecycle],
];

describe('applyTransition', () => {
  const api = useApi();

  const rolledBack = async (work: (transaction: Transaction) => Promise<void>) => {
    const transaction = await api.sequelize.transaction();
    await work(transaction).finally(() => transaction.rollback());
  };

  /** Further conditions of a status belong to the `run` of each transition, and are not tested here. */
  async function dropGuards(table: string, transaction: Transaction): Promise<void> {
    const checks = await api.sequelize.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      { bind: [table], type: QueryTypes.SELECT, transaction },
    );
    await api.sequelize.query(`alter table ${table} disable trigger user`, { transaction });
    for (const { name } of checks)
      await api.sequelize.query(`alter table ${table} drop constraint ${name}`, { transaction });
  }

  async function standing(row: Movable, status: string, transaction: Transaction): Promise<void> {
    const table = String((row.constructor as typeof ManagerRequest).getTableName());
    await api.sequelize.query(`update ${table} set status = $1 where id = $2`, {
      bind: [status, row.id],
      transaction,
    });
    await row.reload({ transaction, lock: transaction.LOCK.NO_KEY_UPDATE });
  }

  async function provesEach(
    resource: string,
    lifecycle: AnyLifecycle,
    row: Movable,
    transaction: Transaction,
  ) {
    for (const [name, { from, label, ...ends }] of Object.entries(lifecycle.transitions)) {
      const move = {
        lifecycle,
        resource,
        row,
        name,
        actor: actor.by,
        origin: actor.origin,
        reason: actor.reason,
      };
      const [start = ''] = from;
      for (const end of endsOf(ends).length > 0 ? endsOf(ends) : [start]) {
        await standing(row, start, transaction);
        await applyTransition({ ...move, run: () => end }, transaction);
        const about = { resource, record_id: row.id };
        const step = await StatusChange.findOne({ where: about, order: [['id', 'DESC']], transaction });
        const written = [step?.move, step?.from_status, step?.to_status, step?.actor_name, step?.reason];
        expect(written, name).to.deep.equal([name, start, end, 'Система', 'Так надо']);
        const where = { resource, record_id: String(row.id) };
        const entry = await AuditEntry.findOne({ where, order: [['id', 'DESC']], transaction });
        expect([entry?.action, entry?.actor_name, entry?.reason], name).to.deep.equal([
          name,
          'Система',
          'Так надо',
        ]);
        expect(entry?.changes, name).to.deep.equal(start === end ? {} : { status: [start, end] });
      }
      const closed = Object.keys(lifecycle.statuses).find((status) => !from.includes(status));
      if (closed === undefined) continue;
      await standing(row, closed, transaction);
      const refused: ApiError | null = await applyTransition(move, transaction).then(
        () => null,
        (error) => error,
      );
      expect([refused?.status, refused?.code, refused?.details.allowed], name).to.deep.equal([
        ...[409, 'TRANSITION_NOT_ALLOWED'],
        transitionsFrom(lifecycle, closed),
      ]);
      expect(refused?.message).to.equal(
        `Действие «${label}» недоступно в статусе «${lifecycle.statuses[closed]?.label}»`,
      );
    }
  }

  for (const [resource, lifecycle] of lifecycles)
    it(`writes history and audit for every transition of ${resource}, and refuses the closed ones`, async () => {
      const build = builders[resource] ?? sampleOf(resource).movable ?? sampleOf(resource).build;
      const row = (await api.given(build)) as Movable;
      await rolledBack(async (transaction) => {
        await dropGuards(String((row.constructor as typeof ManagerRequest).getTableName()), transaction);
        await provesEach(resource, lifecycle, row, transaction);
      });
    });

  it('knows every lifecycle of the vocabulary', () => {
    const known = lifecycles.map(([, lifecycle]) => lifecycle);
    for (const one of [voucherLifecycle, refundLifecycle, managerRequestLifecycle])
      expect(known).to.include(one);
    expect(known.length).to.be.greaterThan(30);
  });

  const transitionRequest = transitionsOf<ManagerRequest, 'reject' | 'reopen'>(
    'manager_requests',
    managerRequestLifecycle as never,
  );

  it('locks and rereads a row that its caller has not locked', async () => {
    const row = await api.given(() => buildManagerRequest());
    await ManagerRequest.update({ status: 'REJECTED' }, { where: { id: row.id } });
    const refused: ApiError | null = await unitOfWork
      .transaction((transaction) => transitionRequest(row, 'reject', actor, transaction))
      .then(
        () => null,
        (error) => error,
      );
    expect([refused?.status, row.status]).to.deep.equal([409, 'REJECTED']);
  });

  it('refuses a row that was changed before it was locked', async () => {
    const row = await api.given(() => buildManagerRequest());
    row.set({ name: 'Другое имя' });
    const refused: Error | null = await unitOfWork
      .transaction((transaction) => transitionRequest(row, 'reject', actor, transaction))
      .then(
        () => null,
        (error) => error,
      );
    expect(refused?.message).to.equal('ManagerRequest was changed before it was locked');
  });

  it('lets one of two who make the same transition at once through', async () => {
    const { id } = await api.given(() => buildManagerRequest());
    const [one, other] = [await ManagerRequest.findByPk(id), await ManagerRequest.findByPk(id)];
    const answers = await Promise.allSettled(
      [one, other].map((row) =>
        unitOfWork.transaction((transaction) =>
          transitionRequest(row as ManagerRequest, 'reject', actor, transaction),
        ),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).to.deep.equal(['fulfilled', 'rejected']);
    const steps = await StatusChange.count({ where: { resource: 'manager_requests', record_id: id } });
    expect(steps).to.equal(1);
  });

  it('answers the bank that is late for a refund with 409, as everybody', async () => {
    const row = await api.given(() => buildRefund());
    await Refund.update({ status: 'CANCELED' }, { where: { id: row.id } });
    const transitionRefund = transitionsOf<Refund, 'send'>('refunds', refundLifecycle as never);
    const refused: ApiError | null = await unitOfWork
      .transaction((transaction) => transitionRefund(row, 'send', actor, transaction))
      .then(
        () => null,
        (error) => error,
      );
    expect([refused?.status, refused?.code]).to.deep.equal([409, 'TRANSITION_NOT_ALLOWED']);
  });

  it('leaves nothing behind where its effects refuse', async () => {
    const row = await api.given(() => buildManagerRequest());
    const effects = () => {
      throw new Error('no');
    };
    await unitOfWork
      .transaction((transaction) => transitionRequest(row, 'reject', actor, transaction, { effects }))
      .catch(() => undefined);
    await row.reload();
    const where = { resource: 'manager_requests', record_id: row.id };
    expect([row.status, await StatusChange.count({ where })]).to.deep.equal(['CREATED', 0]);
  });

  it('signs what the clock does to all that is due', async () => {
    const article = await api.given(() => buildArticle({ status: 'SCHEDULED', scheduled_at: inDays(-1) }));
    expect(await publishDueArticles(api.sequelize)).to.equal(1);
    const about = { resource: 'articles', record_id: article.id };
    const step = await StatusChange.findOne({ where: about, rejectOnEmpty: true });
    expect([step.from_status, step.to_status, step.actor_name]).to.deep.equal([
      'SCHEDULED',
      'PUBLISHED',
      'Система',
    ]);
    const entry = await AuditEntry.findOne({
      where: { resource: 'articles', record_id: String(article.id) },
      rejectOnEmpty: true,
    });
    expect([entry.action, entry.actor_name, entry.changes]).to.deep.equal([
      ...['publish', 'Система'],
      { status: ['SCHEDULED', 'PUBLISHED'] },
    ]);
  });
});
