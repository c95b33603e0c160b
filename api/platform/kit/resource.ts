import type { Lifecycle } from '@odonta/db/vocabulary/lifecycle.ts';
import type Joi from 'joi';
import type { Attributes, Includeable, Model, ModelStatic, Transaction, WhereOptions } from 'sequelize';
import type { Audience, AuditActor, RowScope } from '../http/audiences.ts';
import type { AnyEndpoint, Origin } from '../http/endpoint.ts';
import type { Limiter } from '../http/limits.ts';
import type { TimedJob } from '../jobs/timed.ts';
import type { Filter } from '../lists/listQuery.ts';
import type { DeclaredColumn } from './exportColumns.ts';
import type { Imported } from './imported.ts';
import type { Merging, OwnReference } from './merging.ts';
import type { Searched } from './searched.ts';

/** A value that JSON keeps unchanged; a Date or a model in a presented record does not compile. */
type Plain<T> = T extends Date | bigint | symbol | ((...args: never[]) => unknown)
  ? never
  : T extends object
    ? { [Key in keyof T]: Plain<T[Key]> }
    : T;

/** `allow` has no default: an action without a permission does not compile. */
interface Permitted<Demand> {
  allow: Demand;
}

export interface ActionContext<Actor, Body> {
  actor: Actor;
  body: Body;
  transaction: Transaction;
  origin: Origin;
}

/** The viewer of the records, and the transaction whose writes they must show. */
export interface ReadContext<Actor> {
  viewer: Actor;
  transaction?: Transaction;
  /** For a file: fields that `InFile` leaves out need not be computed. */
  isForFile?: boolean;
  /** For a single card: expensive values that only a card shows are computed then, and not for many rows. */
  isCard?: boolean;
}

/** A record for the columns of a file, without fields that are computed record by record and never shown there. */
export type InFile<Shown> = Omit<Shown, 'available_transitions' | 'history' | 'duplicates'>;

interface ListAction<M extends Model, Demand> extends Permitted<Demand> {
  filters: Record<string, Filter>;
  /** The first is the default, newest first. */
  sort: readonly [keyof Attributes<M> & string, ...(keyof Attributes<M> & string)[]];
  /** Columns counted by value beside the rows, each without its own filter. */
  facets?: readonly (keyof Attributes<M> & string)[];
  /** Of a long table: whether filters with these values leave few rows, which an index finds. */
  leavesFew?: (values: Readonly<Record<string, unknown>>) => boolean;
}

interface CreateAction<M extends Model, Actor, Demand, Body> extends Permitted<Demand> {
  body: Joi.ObjectSchema<Body>;
  /** Accepts the header `Idempotency-Key`: a repeated creation is executed once. */
  idempotent?: true;
  run(context: ActionContext<Actor, Body>): Promise<M>;
}

interface UpdateAction<M extends Model, Actor, Demand, Body> extends Permitted<Demand> {
  /** The fields that may be changed; each may be left out. */
  body: Joi.ObjectSchema<Body>;
  run?(context: ActionContext<Actor, Partial<Body>> & { row: M }): Promise<unknown>;
}

interface RemoveAction<M extends Model, Actor, Demand> extends Permitted<Demand> {
  /** Refuses, or releases what the row reserved; its effects commit with the deletion. */
  run?(context: Omit<ActionContext<Actor, unknown>, 'body'> & { row: M }): Promise<unknown>;
  /** Resumes what the deletion ended, when the row is restored. */
  undo?(context: Omit<ActionContext<Actor, unknown>, 'body'> & { row: M }): Promise<unknown>;
  /** Locks everything that deletions or restorations of many rows touch, before the first of them. */
  lock?(ids: readonly number[], transaction: Transaction): Promise<unknown>;
}

/** The context of a transition. */
export interface Transitioning<M extends Model, Actor, Body> extends ActionContext<Actor, Body> {
  row: M;
  /** Why, where the transition needs a reason; else empty. */
  reason: string;
}

export interface TransitionAction<M extends Model, Actor, Demand, Body = unknown, Ran = unknown>
  extends Permitted<Demand> {
  body?: Joi.ObjectSchema;
  /** Takes the header `Idempotency-Key`: a payment that is sent again is answered, and not made again. */
  idempotent?: true;
  /** A condition of the transition besides the status. */
  when?(row: M, actor: Actor): boolean;
  /** Locks the tables that precede these rows in `lockingOrder`, such as the orders of refunds. */
  lockFirst?(ids: readonly number[], transaction: Transaction): Promise<unknown>;
  /** Locks everything the transition touches of many rows, before the first of them changes: otherwise two actions could deadlock. */
  lock?(ids: readonly number[], transaction: Transaction): Promise<unknown>;
  /** Sets the other changes of the transition, and enqueues its effects. For a transition with several targets, returns which one. */
  run?(transitioning: Transitioning<M, Actor, Body>): Ran | Promise<Ran>;
  /** Runs when the row is saved in its new status, with the result of `run`; may still refuse. */
  effects?(transitioning: Transitioning<M, Actor, Body> & { from: string; ran: Ran }): unknown;
  /** Effects of the transition after the row and its history are saved: further transitions of the same row. */
  follow?(row: M, transaction: Transaction): Promise<unknown>;
}

interface ExportAction<Shown, Demand> extends Permitted<Demand> {
  columns: readonly DeclaredColumn<Shown>[];
}

/** Arguments of a resource's `endpoints`. */
export interface EndpointMeans {
  /** The resource itself: its rows and presentation. */
  resource: AnyResource;
  secret: string;
  limiter: Limiter;
}

/** An entity for one audience: its rows, presentation and actions. An action exists only if declared. */
export interface Resource<M extends Model, Actor, Demand, Shown, New, Edit, TransitionName extends string> {
  /** As in the address, the rights and the audit log. */
  name: string;
  aliases?: readonly string[];
  audience: Audience<Actor, Demand>;
  model: ModelStatic<M>;
  /** The rows this actor may see at all; any other is 404, not 403. */
  rows(actor: Actor, scope: RowScope): WhereOptions<Attributes<M>>;
  /** Read along with each row: belongs-to by join, has-many with `separate`. */
  include?: Includeable[];
  /** Presents many at once, so that additional data is read once for all of them. */
  present(rows: M[], readContext: ReadContext<Actor>): Plain<Shown>[] | Promise<Plain<Shown>[]>;
  /** Personal data and how each is masked, for viewers without the right to it and in the journals. */
  personal?: { [Key in keyof NoInfer<Shown>]?: (value: string) => string };
  /**
   * For records that are deleted for good together with their texts: the audit log, which stays, stores no
   * reason of their transitions, and of these fields only that they changed.
   */
  unrecorded?: readonly (keyof NoInfer<Shown> & string)[];
  list?: ListAction<M, NoInfer<Demand>>;
  read?: Permitted<NoInfer<Demand>>;
  create?: CreateAction<M, Actor, NoInfer<Demand>, New>;
  update?: UpdateAction<M, Actor, NoInfer<Demand>, Edit>;
  remove?: RemoveAction<M, Actor, NoInfer<Demand>>;
  export?: ExportAction<InFile<NoInfer<Shown>>, NoInfer<Demand>>;
  lifecycle?: Lifecycle<string, TransitionName>;
  transitions?: {
    [Name in NoInfer<TransitionName>]: TransitionAction<M, Actor, NoInfer<Demand>> | 'notOfStaff';
  };
  /** A form's values for a new record, if they are enough for tests to build their sample. */
  example?: Readonly<Record<string, unknown>>;
  /** The initial values of a copy; fields of that single record, such as its address and dates, are left out. */
  copies?(record: NoInfer<Shown>): object;
  /** How two records of it become one. */
  merges?: Merging<M, Actor, NoInfer<Demand>>;
  /** Its columns that name records which may be merged. */
  refersTo?: readonly OwnReference[];
  /** The columns of tables from which records are imported. */
  imports?: Imported;
  /** Where the search of the back-office looks; without it the resource is not searched there. */
  searched?: Searched<M>;
  /** Further endpoints: for visitors, owners and machines, or about one record. */
  endpoints?(means: EndpointMeans): readonly AnyEndpoint[];
  /** Its scheduled jobs. */
  schedule?: readonly TimedJob[];
  /** Actions of impersonators here, besides reading; 'refused' forbids reading too. */
  impersonator?: 'refused' | readonly (NoInfer<TransitionName> | 'create' | 'update' | 'remove')[];
}

// The kit handles resources of every model and actor alike; types are checked where a resource is declared.
// biome-ignore lint/suspicious/noExplicitAny: existential type, see above
export type AnyResource = Resource<any, any, any, any, any, any, any>;

export function defineResource<
  M extends Model,
  Actor,
  Demand,
  Shown,
  New,
  Edit,
  TransitionName extends string,
>(resource: Resource<M, Actor, Demand, Shown, New, Edit, TransitionName>): AnyResource {
  return resource as AnyResource;
}

/** The dependencies of the kit for writing. */
export interface UnitOfWork {
  /** One transaction with its read models. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  audit(entry: AuditEntry, transaction: Transaction): Promise<void>;
  auditAll(entries: readonly AuditEntry[], transaction: Transaction): Promise<void>;
  /** Writes the entry of a bulk action; returns the number for the entries of its records. */
  auditWhole(entry: AuditEntry, transaction: Transaction): Promise<string>;
}

export interface AuditEntry {
  by: AuditActor;
  origin: Origin;
  action: string;
  resource: string;
  record_id: number | null;
  changes: Record<string, [before: unknown, after: unknown]>;
  reason?: string | null;
  /** The entry of the bulk action that this one is a part of. */
  parent_id?: string | null;
}
