import type { PageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import type { Request, Response } from 'express';
import type Joi from 'joi';
import type { Transaction } from 'sequelize';
import type { Audience, RowScope } from './audiences.ts';
import type { BodySize } from './bodySize.ts';
import type { Impersonator } from './impersonation.ts';
import type { Limit } from './limits.ts';

/** The result of a handler: the envelope, or `sent` when it has written the answer itself. */
export type Reply =
  | {
      message: unknown;
      status?: number;
      headers?: Record<string, string>;
      facets?: unknown;
      prefetched?: unknown;
      /**
       * The tags of everything that a public answer shows. It is answered again from memory, by its address alone,
       * until a change of one of them is reported.
       */
      shows?: readonly PageTag[];
    }
  | 'sent';

/** The whole answer as JSON that was ready before, in memory of its own. */
export interface ReadyReply {
  ready: Buffer;
  shows?: readonly PageTag[];
}

export interface Call<Actor, Query, Body> {
  actor: Actor;
  scope: RowScope;
  params: Record<string, string>;
  query: Query;
  body: Body;
  /** The body as it was sent, where the endpoint keeps it. */
  raw?: string;
  origin: Origin;
  req: Request;
  res: Response;
  /**
   * Stores the answer within the last transaction of an idempotent action: with it, or not at all. A repeat
   * gets this answer, whatever happens to the call. Where more of the answer follows, repeats wait for it, but
   * no longer than a node may be considered alive.
   */
  answered(reply: Exclude<Reply, 'sent'>, transaction: Transaction, rest?: 'more follows'): Promise<Reply>;
}

/** Where a request came from, for the journals. */
export interface Origin {
  ip: string | null;
  user_agent: string | null;
  request_id: string;
}

/** Of whom an answer before Express knows no more. */
export type Sender = Pick<Origin, 'ip' | 'user_agent'>;

/** One declared route. There is no other way onto the API, so the list of endpoints describes it completely. */
export interface Endpoint<Actor, Demand, Query, Body> {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api`, in Express's notation. */
  path: string;
  /** Other paths of the same endpoint, for clients that know it by the specification's name. */
  aliases?: readonly string[];
  summary: string;
  audience: Audience<Actor, Demand>;
  /** No default: an endpoint without a permission does not compile. With several demands, any of them is enough. */
  allow: Demand | readonly Demand[];
  /** Staff who act as another may read and may not write, unless an endpoint says otherwise. */
  impersonator?: Impersonator;
  query?: Joi.ObjectSchema<Query>;
  body?: Joi.ObjectSchema<Body>;
  /** The documented body of an endpoint that validates against its row. */
  described?: () => Joi.ObjectSchema;
  /** Limits on its JSON body, where the usual ones are too small. */
  size?: BodySize;
  /** Gives the handler the text of the JSON body: a signature covers the bytes, and parsing truncates long numbers. */
  keepsRaw?: true;
  /** A body as HTML forms send it, instead of JSON; `described` documents it. */
  isForm?: true;
  /** A small body of any type, which is let past: the address says all. */
  isUnread?: true;
  /** A body that is a file and not JSON. */
  upload?: { field: string; maxBytes: number };
  /** Takes the header `Idempotency-Key`: the same call again is answered as the first was, and not done again. */
  idempotent?: true | 'required';
  /** Why answers of a public read are not remembered by the tags of what they show. */
  unkept?: string;
  /**
   * The same answer by the number that the address ends with: it is given before Express, which refuses what this
   * does not find.
   */
  byNumber?: (number: number) => Promise<Exclude<Reply, 'sent'> | null>;
  /** The same answer by the query alone, given before Express, which refuses an invalid one. */
  byQuery?: (query: Query) => Promise<ReadyReply>;
  /** The same answer by the body and its sender alone, given before Express, which refuses an invalid one. For what is only noted in memory. */
  byBody?: (body: Body, sender: Sender) => ReadyReply;
  /** Takes its point before the body is read: a refused call costs its sender as much as an executed one. */
  limit?: Limit<Actor>;
  handle(call: Call<Actor, Query, Body>): Promise<Reply | ReadyReply>;
}

// The registry holds endpoints of every actor, query and body; only the code that declared one knows its types.
// biome-ignore lint/suspicious/noExplicitAny: existential type, see above
export type AnyEndpoint = Endpoint<any, any, any, any>;

export function endpoint<Actor, Demand, Query, Body>(
  declared: Omit<Endpoint<Actor, NoInfer<Demand>, Query, Body>, 'audience'> & {
    audience: Audience<Actor, Demand>;
  },
): AnyEndpoint {
  return declared;
}

export function demandsOf({ allow }: AnyEndpoint): readonly unknown[] {
  return Array.isArray(allow) ? allow : [allow];
}

/** The widest reach that any of the demands gives. */
export function scopeOfActor<Actor, Demand>(
  audience: Audience<Actor, Demand>,
  actor: Actor,
  demands: readonly Demand[],
): RowScope | null {
  const isInScope = demands.map((demand) => audience.allows(actor, demand));
  return isInScope.find((scope) => scope === 'all') ?? isInScope.find((scope) => scope === 'own') ?? null;
}
