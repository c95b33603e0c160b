import {
  type FindOptions,
  type Includeable,
  type IncludeOptions,
  type Model,
  type ModelStatic,
  Op,
  type Transaction,
  type WhereOptions,
} from 'sequelize';

/** A row as the database gave it. */
export type Values = Record<string, unknown>;

type Found = Model & Values;

/** The related rows of `include`: belonging to one, having one or having several. */
interface Joined {
  as: string;
  associationType: string;
  target: ModelStatic<Model>;
  foreignKey: string;
  targetKey?: string;
  sourceKey?: string;
  scope?: WhereOptions;
}

/**
 * Rows to be shown, with their associations. They are not built as Sequelize builds rows to be written: it
 * checks and copies every value of every row, which takes most of the time of a long list; and a joined row
 * is read once, however many rows it belongs to.
 */
export async function rowsToShow(
  model: ModelStatic<Model>,
  records: readonly Values[],
  include: readonly Includeable[] = [],
  transaction?: Transaction,
): Promise<Model[]> {
  const rows = records.map((values) => bare(model, values));
  for (const each of include) await join(model, rows, each as IncludeOptions & { as: string }, transaction);
  return rows;
}

function bare(model: ModelStatic<Model>, dataValues: Values): Found {
  return Object.assign(Object.create(readOnly(model)) as Found, { dataValues, _options: {} });
}

const prototypes = new WeakMap<ModelStatic<Model>, object>();

/** The model with its columns read straight from the row: Sequelize looks at a dozen options for every value it gives. */
function readOnly(model: ModelStatic<Model>): object {
  const kept = prototypes.get(model) ?? Object.create(model.prototype, columnsOf(model));
  prototypes.set(model, kept);
  return kept;
}

function columnsOf(model: ModelStatic<Model>): PropertyDescriptorMap {
  const plain = Object.entries(model.getAttributes()).filter(([, { get }]) => get === undefined);
  const descriptors = plain.map(([name]) => [
    name,
    {
      get(this: Found) {
        return (this.dataValues as Values)[name];
      },
    },
  ]);
  return Object.fromEntries(descriptors);
}

async function join(
  model: ModelStatic<Model>,
  rows: readonly Found[],
  {
    as,
    model: _target,
    association: _association,
    separate: _separate,
    where,
    ...options
  }: IncludeOptions & { as: string },
  transaction: Transaction | undefined,
): Promise<void> {
  const joined = model.associations[as] as unknown as Joined | undefined;
  if (!joined) throw new Error(`${model.name} has nothing called ${as}`);
  const [here, there] =
    joined.associationType === 'BelongsTo'
      ? [joined.foreignKey, joined.targetKey ?? 'id']
      : [joined.sourceKey ?? 'id', joined.foreignKey];
  const keys = [...new Set(rows.map((row) => row.dataValues[here]))].filter((key) => key !== null);
  const found = await joined.target.findAll({
    ...(options as FindOptions),
    where: { [Op.and]: [{ [there]: keys }, joined.scope ?? {}, where ?? {}] } as WhereOptions,
    transaction,
  });
  const byKey = Map.groupBy(found as Found[], (each) => each.dataValues[there]);
  for (const row of rows) {
    const those = byKey.get(row.dataValues[here]) ?? [];
    Object.assign(row, { [as]: joined.associationType === 'HasMany' ? those : (those[0] ?? null) });
  }
}
