import { expect } from 'chai';
import { QueryTypes } from 'sequelize';
import { type TestWorld, testWorld } from '../testing/world.ts';
import { bannerSlots } from '../vocabulary/advertising/banners.ts';
import {
  marketingKinds,
  marketingSources,
  penaltyLifecycle,
  withdrawalLifecycle,
} from '../vocabulary/advertising/marketing/marketingBalance.ts';
import { pinningPlaceCodes } from '../vocabulary/advertising/pinnings.ts';
import { topStripStatuses } from '../vocabulary/advertising/topStripLifecycle.ts';
import { categories } from '../vocabulary/catalog/categories.ts';
import { priceTypes } from '../vocabulary/catalog/price.ts';
import { prodLimits, prodTypeIds, services } from '../vocabulary/catalog/prod.ts';
import { prodChangeKinds } from '../vocabulary/catalog/prodChange.ts';
import { rejectCodes, replyAuthors, reviewFlags } from '../vocabulary/catalog/reviews/review.ts';
import { articleStatuses } from '../vocabulary/content/articles/articleLifecycle.ts';
import { metaFaultKinds, metaFaultResources } from '../vocabulary/content/metaFaults.ts';
import {
  addedPagesBelow,
  contentPaths,
  pageLifecycle,
  pageLimits,
  pageRobots,
} from '../vocabulary/content/pages.ts';
import { requestKinds, requestResults } from '../vocabulary/content/requests/managerRequest.ts';
import { approvalKinds, approvalStatuses } from '../vocabulary/identity/approvals.ts';
import { individualStatuses } from '../vocabulary/identity/individual.ts';
import { secretKinds } from '../vocabulary/identity/secrets.ts';
import { sessionAudiences, sessionEnds } from '../vocabulary/identity/sessions.ts';
import { centerRoles, userStatuses } from '../vocabulary/identity/user.ts';
import { bonusKinds, bonusSources, bonusStates, lotMoveKinds } from '../vocabulary/loyalty/bonuses/bonus.ts';
import { giftDeliveries } from '../vocabulary/loyalty/gifts/gift.ts';
import {
  promoBearers,
  promoEffects,
  promoLifecycle,
  promoScopes,
} from '../vocabulary/loyalty/promo/promoCode.ts';
import { voucherStatuses } from '../vocabulary/loyalty/vouchers/voucher.ts';
import { bankLineStatuses } from '../vocabulary/money/bank/bankLineLifecycle.ts';
import { accountingKinds } from '../vocabulary/money/invoices/accountingDocLifecycle.ts';
import { invoicePurposes } from '../vocabulary/money/invoices/invoiceLifecycle.ts';
import { receiptKinds, receiptStatuses } from '../vocabulary/money/payments/receipt.ts';
import { payoutLineKinds, payoutStatuses } from '../vocabulary/money/payouts/payoutLifecycle.ts';
import {
  refundAskers,
  refundReasons,
  refundRejectCodes,
  refundRoutes,
  refundSources,
} from '../vocabulary/money/refunds/refund.ts';
import { refundStatuses } from '../vocabulary/money/refunds/refundLifecycle.ts';
import { ledgerAccounts } from '../vocabulary/orders/ledger.ts';
import {
  buyerKinds,
  participantStates,
  paymentChannels,
  paymentMethods,
  repricings,
} from '../vocabulary/orders/order.ts';
import { cancelReasons, paymentKinds } from '../vocabulary/orders/orderLifecycle.ts';
import { consentPurposes } from '../vocabulary/platform/consent.ts';
import { privateMimes } from '../vocabulary/privateFiles.ts';
import { rhythms, sentPeriods } from '../vocabulary/reports/schedules.ts';
import { checkInKinds } from '../vocabulary/sales/checkIn.ts';
import { legalRequestEnds, legalRequestStages } from '../vocabulary/sales/companies/legalRequest.ts';
import {
  legalMemberStatuses,
  legalRoles,
  legalUserStatuses,
} from '../vocabulary/sales/companies/legalUser.ts';
import { studentDocumentStatuses } from '../vocabulary/sales/studentDocument.ts';
import { settingSections } from '../vocabulary/settings.ts';
import {
  accountStatuses,
  moderationStatuses,
  pinningStatuses,
  publicationStatuses,
  registrationStatuses,
  requestStatuses,
} from '../vocabulary/statuses.ts';
import { exportStatuses } from '../vocabulary/tools/exports/exports.ts';
import { importStatuses } from '../vocabulary/tools/imports/importLifecycle.ts';
import { importSubjectNames } from '../vocabulary/tools/imports/importSubjects.ts';
import { importModes, importOutcomes } from '../vocabulary/tools/imports/imports.ts';

/** Columns whose values the database checks, and the vocabulary that names them. */
const checked: [table: string, column: string, values: readonly (string | number)[]][] = [
  ['invoices', 'status', Object.keys(accountStatuses)],
  ['legal_requests', 'status', Object.keys(requestStatuses)],
  ['legal_requests', 'stage', Object.keys(legalRequestStages)],
  ['legal_requests', 'ended_because', Object.keys(legalRequestEnds)],
  ['waitlist', 'status', Object.keys(registrationStatuses)],
  ['accounting_docs', 'status', Object.keys(accountStatuses)],
  ['accounting_docs', 'kind', Object.keys(accountingKinds)],
  ['prods', 'status', Object.keys(publicationStatuses)],
  ['lecturers', 'status', Object.keys(moderationStatuses)],
  ['centers', 'status', Object.keys(requestStatuses)],
  ['marketing_tx', 'kind', Object.keys(marketingKinds)],
  ['marketing_tx', 'source_type', [...marketingSources]],
  ['marketing_penalties', 'status', Object.keys(penaltyLifecycle.statuses)],
  ['marketing_withdrawals', 'status', Object.keys(withdrawalLifecycle.statuses)],
  ['invoices', 'purpose', Object.keys(invoicePurposes)],
  ['approvals', 'kind', Object.keys(approvalKinds)],
  ['approvals', 'status', Object.keys(approvalStatuses)],
  ['users', 'status', Object.keys(userStatuses)],
  ['user_memberships', 'role', Object.keys(centerRoles)],
  ['individuals', 'status', Object.keys(individualStatuses)],
  ['legal_users', 'status', Object.keys(legalUserStatuses)],
  ['legal_members', 'status', Object.keys(legalMemberStatuses)],
  ['legal_members', 'role', Object.keys(legalRoles)],
  ['meta_faults', 'kind', Object.keys(metaFaultKinds)],
  ['meta_faults', 'resource', Object.keys(metaFaultResources)],
  ['consents', 'purpose', Object.keys(consentPurposes)],
  ['sessions', 'audience', sessionAudiences],
  ['one_time_secrets', 'audience', sessionAudiences],
  ['one_time_secrets', 'kind', secretKinds],
  ['sessions', 'ended_because', Object.keys(sessionEnds)],
  ['manager_requests', 'status', Object.keys(requestStatuses)],
  ['director_questions', 'status', Object.keys(requestStatuses)],
  ['manager_requests', 'kind', Object.keys(requestKinds)],
  ['manager_requests', 'result', Object.keys(requestResults)],
  ['prod_prices', 'type', Object.keys(priceTypes)],
  ['prods', 'type', prodTypeIds],
  ['prods', 'categories', categories.map(({ id }) => id)],
  ['prods', 'services', Object.keys(services).map(Number)],
  ['prod_changes', 'kind', Object.keys(prodChangeKinds)],
  ['bonus_tx', 'kind', Object.keys(bonusKinds)],
  ['bonus_tx', 'state', Object.keys(bonusStates)],
  ['bonus_tx', 'source_type', bonusSources],
  ['bonus_lot_moves', 'kind', lotMoveKinds],
  ['promo_codes', 'scope', Object.keys(promoScopes)],
  ['promo_codes', 'effect', Object.keys(promoEffects)],
  ['promo_codes', 'cost_bearer', Object.keys(promoBearers)],
  ['promo_codes', 'status', Object.keys(promoLifecycle.statuses)],
  ['gifts', 'delivery_kind', Object.keys(giftDeliveries)],
  ['gift_orders', 'delivery_kind', Object.keys(giftDeliveries)],
  ['gift_orders', 'status', Object.keys(requestStatuses)],
  ['articles', 'status', Object.keys(articleStatuses)],
  ['articles', 'categories', categories.map(({ id }) => id)],
  ['reviews', 'status', Object.keys(moderationStatuses)],
  ['reviews', 'reply_status', Object.keys(moderationStatuses)],
  ['reviews', 'reject_code', Object.keys(rejectCodes)],
  ['reviews', 'flags', Object.keys(reviewFlags)],
  ['reviews', 'reply_author_kind', Object.keys(replyAuthors)],
  ['pages', 'status', Object.keys(pageLifecycle.statuses)],
  ['pages', 'robots', Object.keys(pageRobots)],
  ['settings', 'section', Object.keys(settingSections)],
  ['banners', 'slot', bannerSlots.map(({ code }) => code)],
  ['banners', 'status', Object.keys(publicationStatuses)],
  ['pinnings', 'status', Object.keys(pinningStatuses)],
  ['pinnings', 'place', pinningPlaceCodes],
  ['top_strips', 'status', Object.keys(topStripStatuses)],
  ['orders', 'status', Object.keys(registrationStatuses)],
  ['orders', 'buyer_kind', Object.keys(buyerKinds)],
  ['orders', 'payment_method', Object.keys(paymentMethods)],
  ['orders', 'payment_kind', Object.keys(paymentKinds)],
  ['orders', 'cancel_reason', Object.keys(cancelReasons)],
  ['orders', 'repricing', Object.keys(repricings)],
  ['check_ins', 'kind', checkInKinds],
  ['order_participants', 'state', Object.keys(participantStates)],
  ['payments', 'method', Object.keys(paymentMethods)],
  ['payments', 'channel', Object.keys(paymentChannels)],
  ['payments', 'status', Object.keys(registrationStatuses)],
  ['receipts', 'kind', Object.keys(receiptKinds)],
  ['receipts', 'status', Object.keys(receiptStatuses)],
  ['refunds', 'status', Object.keys(refundStatuses)],
  ['refunds', 'reason', Object.keys(refundReasons)],
  ['refunds', 'route', Object.keys(refundRoutes)],
  ['refunds', 'reject_code', Object.keys(refundRejectCodes)],
  ['refunds', 'source', Object.keys(refundSources)],
  ['refunds', 'asked_kind', Object.keys(refundAskers)],
  ['refunds', 'policy', Object.keys(repricings)],
  ['student_documents', 'status', Object.keys(studentDocumentStatuses)],
  ['vouchers', 'status', Object.keys(voucherStatuses)],
  ['ledger_entries', 'account', Object.keys(ledgerAccounts)],
  ['prods', 'payment_methods', Object.keys(paymentMethods)],
  ['prods', 'reprice_on_reduction', Object.keys(repricings)],
  ['private_files', 'mime', Object.keys(privateMimes)],
  ['report_schedules', 'rhythm', Object.keys(rhythms)],
  ['report_schedules', 'period', Object.keys(sentPeriods)],
  ['export_tasks', 'status', Object.keys(exportStatuses)],
  ['payouts', 'status', Object.keys(payoutStatuses)],
  ['payout_lines', 'kind', Object.keys(payoutLineKinds)],
  ['bank_lines', 'status', Object.keys(bankLineStatuses)],
  ['import_tasks', 'status', Object.keys(importStatuses)],
  ['import_tasks', 'resource', importSubjectNames],
  ['import_tasks', 'mode', Object.keys(importModes)],
  ['import_rows', 'outcome', Object.keys(importOutcomes)],
];

/** What the database keeps to be looked through, and nobody reads. */
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
    it(`know the same values of ${table}.${column}`, async () => {
      const lists = (await checksOf(table))
        // A rule for some of the values is no list of all of them.
        .filter((check) => !check.includes(' OR '))
        .map((check) => listed(check, column))
        .filter(([first]) => first !== '');
      expect(lists, 'one check lists the values').to.have.length(1);
      expect(lists[0]?.sort()).to.deep.equal(values.map(String).sort());
    });

  it('know the same pages of the product, beside those that staff add', async () => {
    const [check = ''] = (await checksOf('pages')).filter((text) => text.includes("'/o-nas'"));
    const literals = [...check.matchAll(/'(\/[a-z-]+)'::text/g)].map(([, path]) => path);
    expect(literals).to.have.members(contentPaths);
    expect(check).to.include(`~ '^${addedPagesBelow}[a-z0-9-]+$'`);
    expect(check).to.include(`<= ${addedPagesBelow.length + pageLimits.slug}`);
  });

  it('know the same limits of a course', async () => {
    const checks = (await checksOf('prods')).join(' ');
    const { name, duration } = prodLimits;
    expect(checks).to.include(`(char_length(name) >= ${name.min}) AND (char_length(name) <= ${name.max})`);
    expect(checks).to.include(`(duration_hours >= ${duration.min}) AND (duration_hours <= ${duration.max})`);
  });

  it('have the same columns in every table and its model', async () => {
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
});
