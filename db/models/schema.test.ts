import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { type TestWorld, testWorld } from '../testing/world.ts';
import { below } from '../vocabulary/addresses.ts';
import {
  marketingKinds,
  marketingSources,
  penaltyLifecycle,
  withdrawalLifecycle,
} from '../vocabulary/advertising/marketing/marketingBalance.ts';
import { lecturerConsents } from '../vocabulary/catalog/lecturerConsent.ts';
import { priceTypes } from '../vocabulary/catalog/price.ts';
import { prodLimits } from '../vocabulary/catalog/prod.ts';
import { prodChangeKinds } from '../vocabulary/catalog/prodChange.ts';
import { replyAuthors } from '../vocabulary/catalog/reviews/review.ts';
import { contentPaths, pageLimits } from '../vocabulary/content/pages.ts';
import { entities } from '../vocabulary/entities.ts';
import type { Entity } from '../vocabulary/entity.ts';
import { approvalKinds, approvalStatuses } from '../vocabulary/identity/approvals.ts';
import { secretKinds } from '../vocabulary/identity/secrets.ts';
import { sessionAudiences, sessionEnds } from '../vocabulary/identity/sessions.ts';
import { centerRoles } from '../vocabulary/identity/user.ts';
import { bonusKinds, bonusSources, bonusStates, lotEntryKinds } from '../vocabulary/loyalty/bonuses/bonus.ts';
import { receiptKinds, receiptStatuses } from '../vocabulary/money/payments/receipt.ts';
import { payoutLineKinds } from '../vocabulary/money/payouts/payoutLifecycle.ts';
import { ledgerAccounts } from '../vocabulary/orders/ledger.ts';
import { repricings } from '../vocabulary/orders/order.ts';
import { consentPurposes } from '../vocabulary/platform/consent.ts';
import { privateMimes } from '../vocabulary/privateFiles.ts';
import { rhythms, sentPeriods } from '../vocabulary/reports/schedules.ts';
import { checkInKinds } from '../vocabulary/sales/checkIn.ts';
import { legalMemberStatuses, legalRoles } from '../vocabulary/sales/companies/legalUser.ts';
import { materialOpens } from '../vocabulary/sales/materials.ts';
import { moderationStatuses } from '../vocabulary/statuses.ts';
import { exportStatuses } from '../vocabulary/tools/exports/exports.ts';
import { importOutcomes } from '../vocabulary/tools/imports/imports.ts';

type Checked = [table: string, column: string, values: readonly (string | number)[]];

/** Columns with a check of values that are on no card, and the vocabulary that lists them. */
const besides: Checked[] = [
  ['marketing_tx', 'kind', Object.keys(marketingKinds)],
  ['marketing_tx', 'source_type', [...marketingSources]],
  ['marketing_penalties', 'status', Object.keys(penaltyLifecycle.statuses)],
  ['marketing_withdrawals', 'status', Object.keys(withdrawalLifecycle.statuses)],
  ['approvals', 'kind', Object.keys(approvalKinds)],
  ['approvals', 'status', Object.keys(approvalStatuses)],
  ['user_memberships', 'role', Object.keys(centerRoles)],
  ['legal_members', 'status', Object.keys(legalMemberStatuses)],
  ['legal_members', 'role', Object.keys(legalRoles)],
  ['consents', 'purpose', Object.keys(consentPurposes)],
  ['sessions', 'audience', sessionAudiences],
  ['one_time_secrets', 'audience', sessionAudiences],
  ['one_time_secrets', 'kind', secretKinds],
  ['sessions', 'ended_because', Object.keys(sessionEnds)],
  ['prod_prices', 'type', Object.keys(priceTypes)],
  ['prod_lecturers', 'consent', Object.keys(lecturerConsents)],
  ['prod_changes', 'kind', Object.keys(prodChangeKinds)],
  ['bonus_tx', 'kind', Object.keys(bonusKinds)],
  ['bonus_tx', 'state', Object.keys(bonusStates)],
  ['bonus_tx', 'source_type', bonusSources],
  ['bonus_lot_moves', 'kind', lotEntryKinds],
  ['reviews', 'reply_status', Object.keys(moderationStatuses)],
  ['reviews', 'reply_author_kind', Object.keys(replyAuthors)],
  ['orders', 'repricing', Object.keys(repricings)],
  ['check_ins', 'kind', checkInKinds],
  ['receipts', 'kind', Object.keys(receiptKinds)],
  ['receipts', 'status', Object.keys(receiptStatuses)],
  ['ledger_entries', 'account', Object.keys(ledgerAccounts)],
  ['private_files', 'mime', Object.keys(privateMimes)],
  ['prod_materials', 'opens', Object.keys(materialOpens)],
  ['report_schedules', 'rhythm', Object.keys(rhythms)],
  ['report_schedules', 'period', Object.keys(sentPeriods)],
  ['export_tasks', 'status', Object.keys(exportStatuses)],
  ['payout_lines', 'kind', Object.keys(payoutLineKinds)],
  ['import_rows', 'outcome', Object.keys(importOutcomes)],
];

/** Codes on cards without a list in the database: they are derived, belong to another table, or are checked otherwise. */
const unlisted: readonly string[] = [
  'order_participants.order_status',
  'invoices.kind',
  'accounting_docs.invoice_kind',
  'marketing_balances.status',
  'ad_slots.status',
  'promo_codes.state',
  'legal_scales.state',
  'gifts.state',
  'prods.degree',
  'prods.state',
  'prod_revisions.fields',
  'users.roles',
  'notification_answers.cabinet',
];

const ofCards = entities.flatMap(({ name, table = name, codes = {} }: Entity) =>
  Object.entries(codes).map(([column, words]): Checked => [table, column, Object.keys(words)]),
);
const checked = [
  ...ofCards.filter(([table, column]) => !unlisted.includes(`${table}.${column}`)),
  ...besides,
];

/** Tables of the database for manual inspection, which no code reads. */
const onlySearched: Record<string, string[]> = { manager_requests: ['words'], prod_cards: ['tsv'] };

describe('the schema and the code', () => {
  let world: TestWorld;

  before(async () => {
    world = await testWorld();
  });
  after(() => world?.close());

  const rows = <Row extends object>(sql: string, bind: unknown[] = []) =>
    world.sequelize.query<Row>(sql, { bind, type: QueryTypes.SELECT });
  const checksOf = async (table: string) => {
    const found = await rows<{ text: string }>(
      `select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = $1::regclass and contype = 'c'`,
      [table],
    );
    return found.map(({ text }) => text);
  };
  /** The literals that a check lists after the name of the column. */
  const listed = (check: string, column: string) => {
    const shape = new RegExp(`\\(${column} (?:= ANY|<@) \\(?\\(?ARRAY\\[(.*?)\\]`);
    const [, values = ''] = shape.exec(check) ?? [];
    return values.split(', ').map((value) => value.replace(/::\w+/, '').replaceAll("'", ''));
  };

  for (const [table, column, values] of checked)
    it(`schema and code agree on the values of ${table}.${column}`, async () => {
      const lists = (await checksOf(table))
        // A rule for some of the values is no list of all of them.
        .filter((check) => !check.includes(' OR '))
        .map((check) => listed(check, column))
        .filter(([first]) => first !== '');
      expect(lists, 'one check lists the values').to.have.length(1);
      expect(lists[0]?.sort()).to.deep.equal(values.map(String).sort());
    });

  it('schema and code agree on the pages of the product, beside those that staff add', async () => {
    const [check = ''] = (await checksOf('pages')).filter((text) => text.includes("'/o-nas'"));
    const literals = [...check.matchAll(/'(\/[a-z-]+)'::text/g)].map(([, path]) => path);
    expect(literals).to.have.members(contentPaths);
    expect(check).to.include(`~ '^${below.addedPages}[a-z0-9-]+$'`);
    expect(check).to.include(`<= ${below.addedPages.length + pageLimits.slug}`);
  });

  it('schema and code agree on the limits of a course', async () => {
    const checks = (await checksOf('prods')).join(' ');
    const { name, duration } = prodLimits;
    expect(checks).to.include(`(char_length(name) >= ${name.min}) AND (char_length(name) <= ${name.max})`);
    expect(checks).to.include(`(duration_hours >= ${duration.min}) AND (duration_hours <= ${duration.max})`);
  });

  it('schema and models agree on the columns of every table', async () => {
    const models = Object.values(world.sequelize.models);
    expect(models).to.have.length.greaterThan(20);
    for (const model of models) {
      const table = model.getTableName() as string;
      const columns = (
        await rows<{ column_name: string }>(
          `select column_name from information_schema.columns where table_schema = 'public' and table_name = $1`,
          [table],
        )
      ).map(({ column_name }) => column_name);
      const attributes = Object.values(model.getAttributes()).map((attribute) => attribute.field ?? '');
      expect(columns, table).to.include.members(attributes);
      const unread = columns.filter((column) => !attributes.includes(column));
      expect(unread, `${table}: columns no model reads`).to.deep.equal(onlySearched[table] ?? []);
    }
  });

  it('numbers with letters go on after the last one of six digits', async () => {
    const defaults = await rows<{ table_name: string; column_default: string; sequence: string }>(
      `select table_name, column_default, substring(column_default from 'nextval\\(''(\\w+)''') as sequence
       from information_schema.columns where table_schema = 'public' and data_type = 'text' and column_default like '%nextval(%'`,
    );
    expect(defaults.map(({ table_name }) => table_name)).to.include.members(['orders', 'payouts']);
    for (const { table_name, column_default, sequence } of defaults)
      for (const number of [42, 999_999, 1_000_000]) {
        const [given] = await rows<{ number: string }>(
          `select ${column_default} as number from setval('${sequence}', ${number}, false)`,
        );
        const digits = String(number).padStart(6, '0');
        expect(given?.number, table_name).to.match(new RegExp(`^\\p{Lu}+-\\d\\d-${digits}$`, 'u'));
      }
  });
});
