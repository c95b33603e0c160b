import { atMost, type TextRule } from '../rules.ts';

/** The parts of his page that a lecturer may change; a moderator decides. */
export const lecturerProfileForm = {
  text: {
    required: 'Расскажите о себе',
    min: { value: 30, message: 'Расскажите подробнее: степень, стаж, чему учите' },
    max: atMost(10_000),
  },
  alt: { max: atMost(300) },
} as const satisfies Record<string, TextRule>;

/** The portrait of a lecturer, in pixels. */
export const portraitAtLeast = { width: 320, height: 320 } as const;
