/** The statuses of an entity and the named transitions between them. A transition is an event of the business, not a target. */
export interface Lifecycle<Status extends string, Name extends string> {
  initial: Status;
  statuses: Record<Status, { label: string }>;
  transitions: Record<Name, TransitionDefinition<Status>>;
}

export interface TransitionDefinition<Status extends string> {
  from: readonly Status[];
  /**
   * Absent where the transition changes facts and not the status, such as taking a request into work. Several
   * where the target is known only when it is made, the most usual first.
   */
  to?: Status | readonly Status[];
  /** On the button, as a command. */
  label: string;
  /** In the notice after it and in the journal, in the past tense. */
  done: string;
  needs_reason?: true;
  /** Refused where the record has another version than its sender names: he decides about the one that he has read. */
  of_version?: true;
  /** Asked before the transition is made; for those that cannot be undone. */
  confirm_text?: string;
}

export function lifecycle<const Status extends string, const Name extends string>(
  definition: Lifecycle<Status, Name>,
) {
  return definition;
}

/** The statuses a transition may end in; none where it leaves the status as it is. */
export function endsOf<Status extends string>({
  to,
}: Pick<TransitionDefinition<Status>, 'to'>): readonly Status[] {
  if (to === undefined) return [];
  return typeof to === 'string' ? [to] : to;
}

/** The transitions that lead out of a status, in their declared order. */
export function transitionsFrom<Status extends string, Name extends string>(
  { transitions }: Lifecycle<Status, Name>,
  status: Status,
): Name[] {
  return (Object.keys(transitions) as Name[]).filter((name) => transitions[name].from.includes(status));
}

/** Statuses that no chain of transitions leads to. */
export function unreachable<Status extends string, Name extends string>(
  of: Lifecycle<Status, Name>,
): Status[] {
  const reached = new Set<Status>([of.initial]);
  const transitions = Object.values(of.transitions) as TransitionDefinition<Status>[];
  for (let grew = true; grew; ) {
    const before = reached.size;
    for (const transition of transitions)
      if (transition.from.some((status) => reached.has(status)))
        for (const status of endsOf(transition)) reached.add(status);
    grew = reached.size > before;
  }
  return (Object.keys(of.statuses) as Status[]).filter((status) => !reached.has(status));
}

/** Words for codes. */
export type Codes = Readonly<Record<string, string>>;

/** `{CREATED: {label: 'Создан'}}` as words for codes. */
export function labelsOf<Code extends string>(
  statuses: Readonly<Record<Code, { label: string }>>,
): Readonly<Record<Code, string>> {
  const entries = Object.entries<{ label: string }>(statuses).map(([code, { label }]) => [code, label]);
  return Object.fromEntries(entries) as Record<Code, string>;
}
