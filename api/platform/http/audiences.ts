import type { Request } from 'express';

/** How far an admitted actor may reach: into every row, or only into his own. */
export type RowScope = 'all' | 'own';

/** The actors of an audience, and the scope that an action's permission gives them. */
export interface Audience<Actor, Demand> {
  name: string;
  /** The actor of a request; throws 401 where the audience needs one and there is none. */
  identify(request: Request): Promise<Actor>;
  /** Null turns the actor away with 403. */
  allows(actor: Actor, demand: Demand): RowScope | null;
  /** Called for every permitted call, and for no other; may refuse an actor who has to do something first. */
  onUse?(actor: Actor, endpoint: { method: string; path: string }): Promise<void>;
  /** Whether the actor is staff who acts as another: such an actor is refused what the endpoint does not open to him. */
  impersonates?(actor: Actor): boolean;
  /** Throws where the actor must re-authenticate before a sensitive action. */
  proves?(actor: Actor): void;
  /** Whether personal data is masked for this actor in a row of a resource, his own or another's. */
  masks(actor: Actor, resource: string, isOwn: boolean): boolean;
  /** The account of the actor, for data stored by account; null for a guest. */
  accountOf(actor: Actor): string | null;
  /** How the journals name the actor. */
  auditActor(actor: Actor): AuditActor;
}

export interface AuditActor {
  id: number | null;
  name: string | null;
  roles: readonly string[];
  /** In whose place he stands. */
  on_behalf_of?: { id: number; name: string };
}

export const anyone: AuditActor = { id: null, name: null, roles: [] };

/** The public audience: for everything that anybody may see or send. */
export const openAudience: Audience<null, 'anyone'> = {
  name: 'open',
  identify: async () => null,
  allows: () => 'all',
  masks: () => false,
  accountOf: () => null,
  auditActor: () => anyone,
};
