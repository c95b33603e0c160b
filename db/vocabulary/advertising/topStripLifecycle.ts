import { lifecycle } from '../lifecycle.ts';

export const topStripStatuses = {
  DRAFT: { label: 'Черновик' },
  PUBLISHED: { label: 'Опубликована' },
  STOPPED: { label: 'Снята' },
} as const;
export type TopStripStatus = keyof typeof topStripStatuses;

export const topStripLifecycle = lifecycle({
  initial: 'DRAFT',
  statuses: topStripStatuses,
  transitions: {
    publish: {
      from: ['DRAFT', 'STOPPED'],
      to: 'PUBLISHED',
      label: 'Опубликовать',
      done: 'Плашка опубликована',
    },
    stop: { from: ['PUBLISHED'], to: 'STOPPED', label: 'Снять с показа', done: 'Плашка снята с показа' },
  },
});
