import type { Entity } from '@odonta/db/vocabulary/entity.ts';
import type { Right } from '@odonta/db/vocabulary/identity/rights/rights.ts';
import Joi from 'joi';
import type { Model, ModelStatic } from 'sequelize';
import { forbidden } from '../../platform/http/errors.ts';
import { line } from '../../platform/http/validation.ts';
import { writing } from '../../platform/kit/impersonation.ts';
import type { Imported } from '../../platform/kit/imported.ts';
import { type ActionContext, type AnyResource, defineResource } from '../../platform/kit/resource.ts';
import { anywhere, byId } from '../../platform/lists/filters.ts';
import { staffAudience } from '../sessions/audiences.ts';
import type { StaffMerging } from '../sessions/staffTransition.ts';
import type { SignedInUser } from '../sessions/userSessions.ts';

interface Dictionary<M extends Model> {
  model: ModelStatic<M>;
  /** The editable fields; the card names them. */
  fields: Readonly<Record<string, Joi.Schema>>;
  /** Required fields, which lists are searched by; the name alone, unless given otherwise. */
  required?: readonly [string, ...string[]];
  sort?: readonly [string, ...string[]];
  /** True where records are only changed: their number is fixed. */
  isFixed?: true;
  /** A form's values for a new record. */
  example?: Readonly<Record<string, unknown>>;
  merges?: StaffMerging<M>;
  imports?: Imported;
  endpoints?: AnyResource['endpoints'];
}

export const nameAndOrder = { name: line(100).min(3), sort: Joi.number().integer().min(0).max(10_000) };

/** A plain list of names as staff see it: every field of its card, for all who have the right to it. */
export function dictionary<M extends Model>(card: Entity, given: Dictionary<M>): AnyResource {
  const { fields, required = ['name'], sort = ['id', 'name', 'sort'], isFixed, ...rest } = given;
  const right = (verb: string) => `${card.rights}.${verb}` as Right;
  const model: ModelStatic<Model> = given.model;
  const shown = Object.keys(card.fields);
  const [title, ...detail] = required;
  const body = Joi.object<Record<string, unknown>>(fields);
  return defineResource({
    ...rest,
    name: card.name,
    audience: staffAudience,
    impersonator: isFixed ? ['update'] : writing,
    model,
    rows: () => ({}),
    present: (rows: Model[]): Entry[] => rows.map((row) => entryOf(row, [...shown, 'version'])),
    list: { allow: right('list'), filters: { id: byId(), q: anywhere(...required) }, sort },
    read: { allow: right('show') },
    update: {
      allow: right('edit'),
      body,
      run: async ({ row, body: changed, actor }: Written & { row: Model }) => {
        refuseNarrow(actor, right('edit'));
        row.set(changed);
      },
    },
    export: {
      allow: right('export'),
      columns: shown,
    },
    ...(!isFixed && {
      searched: { title: [title], detail, words: required },
      create: {
        allow: right('create'),
        body: body.fork([...required], (field) => field.required()),
        run: async ({ body: created, actor, transaction }: Written) => {
          refuseNarrow(actor, right('create'));
          return model.create(created, { transaction });
        },
      },
      remove: { allow: right('delete') },
    }),
  });
}

type Written = ActionContext<SignedInUser, Record<string, unknown>>;
type Entry = Record<string, string | number | null>;

const entryOf = (row: Model, fields: readonly string[]): Entry =>
  Object.fromEntries(fields.map((field) => [field, row.get(field) as string | number | null]));

/** A narrow right to dictionaries is one to tags, services or texts, and to none of these. */
function refuseNarrow(staff: SignedInUser, right: Right): void {
  if (staff.grants.scope(right) === 'own') throw forbidden();
}
