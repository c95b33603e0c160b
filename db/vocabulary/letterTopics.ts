/** The topics whose letters an address may have once a day, in the cabinet alone or not at all; every other letter is always mailed. */
export const letterTopics = {
  ORDERS: {
    label: 'Оплаченные и перенесённые заказы',
    detail: 'О заказах, которые ждут вашего подтверждения, пишем всегда.',
    kinds: ['order_paid_center', 'order_moved_center'],
    readers: 'center',
    // Several members read the address of a centre, and one of them might hide a letter from the others.
    choices: ['AT_ONCE', 'DAILY', 'NEVER'],
  },
  ADVERTISING: {
    label: 'Цифры рекламы за неделю',
    detail: 'Показы и переходы баннеров, по понедельникам. О проверке и оплате пишем всегда.',
    kinds: ['banner_week'],
    readers: 'center',
    choices: ['AT_ONCE', 'DAILY', 'NEVER'],
  },
  COURSES: {
    label: 'Решения о курсах и правках',
    detail: 'Курс опубликован, возвращён на доработку, правка принята или отклонена.',
    kinds: ['course_published', 'course_rejected', 'course_revision_applied', 'course_revision_rejected'],
    readers: 'partner',
  },
  LECTURERS: {
    label: 'Ответы лекторов',
    detail: 'Лектор отказался от курса или не ответил.',
    kinds: ['lecturer_declined', 'lecturer_is_silent'],
    readers: 'partner',
  },
  REVIEWS: {
    label: 'Отзывы о курсах',
    detail: 'Новый отзыв на сайте и решения по оспоренным отзывам.',
    // A refused reply is corrected within a day: that letter cannot wait for a summary.
    kinds: ['review_appeared', 'dispute_accepted', 'dispute_declined'],
    readers: 'partner',
  },
  REVIEW_INVITATIONS: {
    label: 'Просьбы об отзыве',
    detail: 'Через два дня после курса и ещё раз через пять.',
    kinds: ['review_invited', 'review_reminded'],
    readers: 'individual',
    // They hold a link that opens the form, and a summary repeats no links of one letter.
    choices: ['AT_ONCE', 'NEVER'],
  },
  BONUSES: {
    label: 'Бонусы, которые скоро сгорят',
    detail: null,
    kinds: ['bonus_expiring'],
    readers: 'individual',
  },
} as const satisfies Record<string, LetterTopicOf>;
export type LetterTopic = keyof typeof letterTopics;

interface LetterTopicOf {
  label: string;
  detail: string | null;
  kinds: readonly string[];
  /** Whose address it goes to: the centre's own, that of a member or lecturer, or an individual's. */
  readers: 'center' | 'partner' | 'individual';
  /** Those it has; all without it. */
  choices?: readonly ('AT_ONCE' | 'DAILY' | 'CABINET' | 'NEVER')[];
}

/** An account that reads letters, by its kind and number. */
export type Reader = `user:${number}` | `individual:${number}`;

export const readerOf = (kind: 'user' | 'individual', { id }: { id: number }): Reader => `${kind}:${id}`;

export const letterChoices = {
  AT_ONCE: 'Сразу',
  DAILY: 'Раз в день, одним письмом',
  CABINET: 'Только в кабинете',
  NEVER: 'Не присылать',
} as const;
export type LetterChoice = keyof typeof letterChoices;

const topicsOfKinds = new Map<string, LetterTopic>(
  Object.entries(letterTopics).flatMap(([topic, { kinds }]) =>
    kinds.map((kind) => [kind, topic as LetterTopic] as const),
  ),
);

export const choicesOf = (topic: LetterTopic): readonly LetterChoice[] =>
  (letterTopics[topic] as LetterTopicOf).choices ?? (Object.keys(letterChoices) as LetterChoice[]);

/** Null for a letter that is always written. */
export const topicOf = (kind: string): LetterTopic | null => topicsOfKinds.get(kind) ?? null;
