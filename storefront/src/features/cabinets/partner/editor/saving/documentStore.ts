import { ApiError } from '../../../../../lib/api.ts';
import { createClock } from './clock.ts';
import { conflicted, refused, saved } from './outcomes.ts';
import type { Name } from './parts.ts';
import type { Ties } from './ties.ts';
import {
  bodyOf,
  type Editing,
  opened,
  type Sent,
  sending,
  typed,
  type Unsaved,
  withMine,
  withTheirs,
} from './unsaved.ts';

export type SavingPhase = 'saved' | 'typing' | 'saving' | 'offline' | 'signedOut' | 'refused';

/** A document as the server answers it. */
export interface Card<Values> {
  id: number;
  values: Values;
}

/** How far the saving has come. */
export interface SavingState {
  phase: SavingPhase;
  /** The sentence of a refusal of the document as a whole. */
  message: string;
  /** The moment of the last save here, in milliseconds. */
  savedAt: number | null;
  /** Whether this browser has the input too. */
  isStored: boolean;
  editing: Pick<Editing<object>, 'conflicts'>;
}

export interface DocumentState<Own extends Card<Values>, Values> extends SavingState {
  card: Own;
  editing: Editing<Values>;
}

export interface DocumentStore<Own extends Card<Values>, Values> {
  current(): DocumentState<Own, Values>;
  subscribe(listener: () => void): () => void;
  type(change: Partial<Values>): void;
  takeMine(field: Name<Values>): void;
  takeTheirs(field: Name<Values>): void;
  /** Saves at once; answers whether nothing is left unsaved. */
  flush(): Promise<boolean>;
  /** Tries again after a failure, for example when the network is back. */
  retry(): void;
  /** The card as an action has answered it. */
  become(card: Own): void;
  /** Refusals of an action, by path. */
  refuse(errors: Readonly<Record<string, string>>): void;
  /** Drops the input. */
  discard(): void;
  stop(): void;
}

export interface Means<Own, Values> {
  ties: Ties<Values>;
  /** Whether its reader may change it now. */
  isOpen(card: Own): boolean;
  save(body: Sent<Values>): Promise<Own>;
  /** Stores the input in this browser; answers whether it is safe there. */
  store(unsaved: Unsaved<Values>): boolean;
  now?(): number;
}

/** Saves a document while it is typed: in the browser at once, on the server a moment later, one call at a time. */
export function createDocumentStore<Own extends Card<Values>, Values extends object>(
  card: Own,
  stored: Unsaved<Values>,
  means: Means<Own, Values>,
): DocumentStore<Own, Values> {
  const { ties, now = Date.now } = means;
  const listeners = new Set<() => void>();
  const clock = createClock(() => void save());
  let state: DocumentState<Own, Values> = {
    ...{ card, editing: opened(card.values, stored), phase: 'saved', message: '' },
    ...{ savedAt: null, isStored: true },
  };
  let running: Promise<void> | null = null;

  function become(change: Partial<DocumentState<Own, Values>>): void {
    state = { ...state, ...change };
    if (change.editing) state.isStored = means.store(state.editing);
    for (const listener of listeners) listener();
  }

  const save = (): Promise<void> => {
    running ??= saveOnce().finally(() => {
      running = null;
      if (state.phase === 'typing') clock.schedule();
    });
    return running;
  };

  async function saveOnce(): Promise<void> {
    clock.stop();
    const body = means.isOpen(state.card) ? bodyOf(state.editing) : null;
    if (body === null) return become({ phase: settledPhase() });
    const earlier = state.editing.sent;
    become({ editing: sending(state.editing, body), phase: 'saving' });
    try {
      const answered = await means.save(body);
      const editing = saved(state.editing, body, answered.values, ties);
      clock.forgive();
      become({ card: answered, editing, message: '', savedAt: now() });
      become({ phase: settledPhase() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      fail(error, body, earlier);
    }
  }

  /** After a call: more was typed, some was refused, or all is saved. */
  function settledPhase(): SavingPhase {
    if (!means.isOpen(state.card)) return 'saved';
    if (bodyOf(state.editing)) return 'typing';
    return Object.keys(state.editing.fields).length > 0 ? 'refused' : 'saved';
  }

  /** @param earlier - calls before this one that had no answer */
  function fail(error: ApiError, body: Sent<Values>, earlier: Partial<Values>): void {
    const { status, fields, current } = error;
    if (status === 401) become({ phase: 'signedOut' });
    else if (status === 409 && isRecord(current))
      goOn(conflicted(state.editing, current as Partial<Values>, earlier));
    else if (status === 422) goOn(refused(state.editing, body, fields, ties));
    else if (status === 0 || status === 429 || status >= 500) {
      clock.retry();
      become({ phase: 'offline' });
    } else become({ phase: 'refused', message: error.message });
  }

  function goOn(editing: Editing<Values>): void {
    become({ editing });
    become({ phase: settledPhase() });
  }

  function edit(editing: Editing<Values>): void {
    const isAway = state.phase === 'offline' || state.phase === 'signedOut';
    become({ editing, ...(!isAway && { message: '' }) });
    if (!isAway && !running) become({ phase: settledPhase() });
    if (!isAway && bodyOf(editing)) clock.schedule();
  }

  if (bodyOf(state.editing)) edit(state.editing);
  return {
    current: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (change) => edit(typed(state.editing, change, ties)),
    takeMine: (field) => edit(withMine(state.editing, field)),
    takeTheirs: (field) => edit(withTheirs(state.editing, field)),
    async flush() {
      for (let tries = 0; tries < 3; tries += 1) {
        await save();
        if (bodyOf(state.editing) === null || state.phase !== 'typing') break;
      }
      return state.phase === 'saved';
    },
    retry() {
      if (state.phase === 'offline' || state.phase === 'signedOut') void save();
    },
    become: (answered) =>
      become({ card: answered, editing: { ...state.editing, live: answered.values }, message: '' }),
    refuse: (errors) =>
      become({ editing: { ...state.editing, errors: { ...state.editing.errors, ...errors } } }),
    discard() {
      clock.stop();
      become({
        editing: opened(state.card.values, { fields: {}, was: {}, sent: {} }),
        phase: 'saved',
        message: '',
      });
    },
    stop: () => clock.stop(),
  };
}

const isRecord = (current: unknown): current is object => typeof current === 'object' && current !== null;
