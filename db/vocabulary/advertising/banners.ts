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

/** How long and how much of a banner must be seen to count as viewed. */
export const bannerView = { part: 0.5, ms: 1000 } as const;
/** How often a day one visitor sees a banner whose advertiser wants it limited. */
export const cappedAtMost = 3;
/** Reports of showings that one beacon brings at most. */
export const viewsAtOnce = 50;
export const bannerFileKb = 400;

export const bannerSlotOf = (code: number) => bannerSlots.find((slot) => slot.code === code);

export type BannerLook = 'desktop' | 'mobile';
export const bannerLooks = ['desktop', 'mobile'] as const;

/** The names of banner pictures begin with their size, so that a picture for another slot is recognised. */
export function bannerFilePrefix(code: number, look: BannerLook): string {
  const slot = bannerSlotOf(code);
  return slot ? `${slot[look].join('x')}-` : '';
}

/**
 * Where a banner leads: the advertiser's address, or a page of this site, with the token of the advertisement.
 * An address that cannot be read leads to the beginning of the site: the page around it stays whole.
 */
export function bannerLink({ url, ad_reg_number }: { url: string; ad_reg_number: string }): string {
  const link = new URL(URL.canParse(url, thisSite) ? url : '/', thisSite);
  link.searchParams.set('erid', ad_reg_number);
  return link.origin === thisSite ? `${link.pathname}${link.search}${link.hash}` : link.href;
}

/** A base for parsing paths; no address of the public network can be this one. */
const thisSite = 'http://this-site.invalid';

export const slotLabels: Readonly<Record<string, string>> = Object.fromEntries(
  bannerSlots.map(({ code, label }) => [code, label]),
);
