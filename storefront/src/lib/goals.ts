/** Yandex Metrica as it puts itself into the window; absent where it is not configured. */
interface Metrica {
  ym?: (counter: number, action: 'reachGoal', goal: string) => void;
  ymCounter?: number;
}

/** The one place where conversions are told to analytics. */
export function reachGoal(goal: 'request_sent' | 'question_sent' | 'review_sent'): void {
  const { ym, ymCounter } = window as Metrica;
  if (ym && ymCounter !== undefined) ym(ymCounter, 'reachGoal', goal);
}
