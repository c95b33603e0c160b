/** How one request ended for the client that sent it. */
export interface Outcome {
  kind: string;
  path?: string;
  /** Of `performance.now()`. */
  sentAt: number;
  endedAt: number;
  /** Null: the connection broke, or nothing came in time. */
  status: number | null;
  retryAfter?: string | null;
  /** Whether the answer is the one that the request asked for. */
  isRight: boolean;
  /** A client that was refused, or got no answer, and asks the same again. */
  isRepeat?: boolean;
}

export type Verdict = 'answered' | 'refused' | 'lost';

export interface Counts {
  answered: number;
  refused: number;
  lost: number;
}

/** Answered as asked, refused with a time to come back, or lost: everything else. */
export function verdictOn({ isRight, status, retryAfter }: Outcome): Verdict {
  if (isRight) return 'answered';
  const isRefusal = status === 409 || status === 429 || status === 503;
  return isRefusal && /^[1-9]\d*$/.test(retryAfter ?? '') ? 'refused' : 'lost';
}

/** Every request of the rehearsal, by its outcome. */
export class Ledger {
  readonly #outcomes: (Outcome & { verdict: Verdict })[] = [];

  record(outcome: Outcome): Verdict {
    const verdict = verdictOn(outcome);
    this.#outcomes.push({ ...outcome, verdict });
    return verdict;
  }
  countsSince(moment: number): Counts {
    const counts = { answered: 0, refused: 0, lost: 0 };
    for (const { verdict } of this.#since(moment)) counts[verdict] += 1;
    return counts;
  }
  /** The last moment at which a first request was not answered. */
  lastTroubleSince(moment: number): number | null {
    const troubled = this.#since(moment).filter(
      ({ verdict, isRepeat }) => verdict !== 'answered' && !isRepeat,
    );
    return troubled.reduce<number | null>((last, { endedAt }) => Math.max(last ?? 0, endedAt), null);
  }
  /** Whether requests of all kinds were sent and answered since, and no first one otherwise. */
  isCalmSince(moment: number, kinds: readonly string[]): boolean {
    if (this.lastTroubleSince(moment) !== null) return false;
    const answered = this.kindsAnsweredSince(moment);
    return kinds.every((kind) => answered.includes(kind));
  }
  /** Kinds of requests that were sent since and answered. */
  kindsAnsweredSince(moment: number): string[] {
    const answered = this.#since(moment).filter(
      ({ sentAt, verdict }) => sentAt > moment && verdict === 'answered',
    );
    return [...new Set(answered.map(({ kind }) => kind))];
  }
  /** Requests that were not answered, or only the lost ones, in a line each. */
  troublesSince(moment: number, only?: Verdict): string[] {
    return this.#since(moment)
      .filter(({ verdict }) => (only ? verdict === only : verdict !== 'answered'))
      .map(({ kind, path = '', verdict, status, sentAt, endedAt }) => {
        return `${kind} ${path} ${verdict}: ${status ?? 'no answer'} after ${Math.round(endedAt - sentAt)} ms`;
      });
  }
  /** A request may have been sent long before it ended. */
  #since(moment: number) {
    return this.#outcomes.filter(({ endedAt }) => endedAt >= moment);
  }
}
