import { type Attributes, DataTypes, type Model, type ModelStatic } from 'sequelize';

/** A row as PostgreSQL writes it with `to_jsonb`. */
export type JsonRow = Record<string, unknown>;

/** The model of a row that a statement has read as JSON, as if the model had read it. */
export const fromJson = <M extends Model>(model: ModelStatic<M>, row: JsonRow): M =>
  model.build(columnsFromJson(model, row) as never, { raw: true, isNewRecord: false });

/** The same without a model, for many rows that are only presented. */
export function columnsFromJson<M extends Model>(model: ModelStatic<M>, row: JsonRow): Attributes<M> {
  const values = { ...row };
  for (const column of momentsOf(model)) {
    const text = values[column];
    if (typeof text === 'string') values[column] = new Date(text);
  }
  return values as Attributes<M>;
}

const moments = new WeakMap<object, string[]>();

function momentsOf(model: ModelStatic<Model>): string[] {
  const known = moments.get(model);
  if (known) return known;
  const columns = Object.entries(model.getAttributes()).flatMap(([name, { type }]) =>
    type instanceof DataTypes.DATE ? [name] : [],
  );
  moments.set(model, columns);
  return columns;
}
