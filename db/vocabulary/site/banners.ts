/** Where a banner may stand. Codes are the public contract; sizes are pixels. */
export const bannerSlots = [
  {
    code: 5,
    label: 'Сквозной баннер',
    position: 'middle-top',
    desktop: [1200, 120],
    mobile: [900, 300],
    by_category: false,
  },
  {
    code: 10,
    label: 'Главный баннер',
    position: 'middle',
    desktop: [1200, 300],
    mobile: [900, 450],
    by_category: false,
  },
  {
    code: 15,
    label: 'Категория, середина',
    position: 'middle',
    desktop: [890, 110],
    mobile: [900, 300],
    by_category: true,
  },
  {
    code: 20,
    label: 'Категория, верх',
    position: 'middle-top',
    desktop: [890, 110],
    mobile: [900, 300],
    by_category: true,
  },
  {
    code: 25,
    label: 'Категория, сбоку',
    position: 'side',
    desktop: [260, 520],
    mobile: [300, 300],
    by_category: true,
  },
] as const;
export type BannerSlotCode = (typeof bannerSlots)[number]['code'];

export const bannersAtMost = 5;
export const carousel = { intervalMs: 5000, transitionMs: 700 } as const;
export const typingSlogan = { characterMs: 30, pauseMs: 4000 } as const;
export const toastMs = 5000;
