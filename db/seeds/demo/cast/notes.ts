type Colleague = 'manager' | 'secondManager';

export interface CastNote {
  /** The place of the request among those of the cast, from one. */
  request: number;
  author: Colleague;
  text: string;
  mentions?: Colleague;
  minutesAgo: number;
}

/** Notes of managers on requests; a mention is `@` in the text. */
export const notes: readonly CastNote[] = [
  {
    request: 5,
    author: 'secondManager',
    text: 'Клиника просит счёт на троих и один договор. Реквизиты обещали прислать сегодня.',
    minutesAgo: 190,
  },
  {
    request: 5,
    author: 'secondManager',
    text: '@ завтра я на выездном курсе. Если пришлют реквизиты, выставь, пожалуйста, счёт.',
    mentions: 'manager',
    minutesAgo: 95,
  },
  {
    request: 4,
    author: 'manager',
    text: 'Дважды не взял трубку. Написал в мессенджер, просит звонить после 19:00.',
    minutesAgo: 60,
  },
];
