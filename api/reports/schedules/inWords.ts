import { Center, LegalUser, Prod, User } from '@odonta/db/models';
import { type PaymentMethod, paymentMethods } from '@odonta/db/vocabulary/orders/order.ts';
import { orderLifecycle } from '@odonta/db/vocabulary/orders/orderLifecycle.ts';
import type { ReportName, SalesGroup } from '@odonta/db/vocabulary/reports/reports.ts';
import { reports, salesGroups } from '@odonta/db/vocabulary/reports/reports.ts';
import { formatDate } from '@odonta/db/vocabulary/time.ts';
import type { Model, ModelStatic, Transaction } from 'sequelize';

type Filters = Readonly<Record<string, unknown>>;
type InWords = (value: never, transaction?: Transaction) => string | Promise<string>;

export const titleOf = (report: ReportName): string => reports[report].title;

/** «16.11.2026 – 22.11.2026» */
export const periodInWords = ({ from, to }: { from: string; to: string }): string =>
  `${formatDate(from)} – ${formatDate(to)}`;

/** The filters of a report in words, for its letter and its schedule. */
export async function aboutOf(filters: Filters, transaction?: Transaction): Promise<string[]> {
  const said = Object.entries(filters).map(([name, value]) => words[name]?.(value as never, transaction));
  return (await Promise.all(said)).filter((each) => each !== undefined);
}

const words: Readonly<Record<string, InWords>> = {
  group: (group: SalesGroup) => `собрано по признаку «${salesGroups[group]}»`,
  payment_method: (method: PaymentMethod) => paymentMethods[method],
  status: (status: keyof typeof orderLifecycle.statuses) => orderLifecycle.statuses[status].label,
  center_id: named(Center),
  prod_id: named(Prod),
  manager_id: named(User),
  legal_user_id: named(LegalUser),
};

/** By its number after deletion: the report is empty then, but its schedule still names its subject. */
function named<Row extends Model & { name: string | null }>(model: ModelStatic<Row>): InWords {
  return async (id: number, transaction) =>
    (await model.findByPk(id, { paranoid: false, transaction }))?.name ?? `№ ${id}`;
}
