import {
  type BannerLook,
  bannerFilePrefix,
  bannerLooks,
  bannerSlots,
} from '../../../vocabulary/advertising/banners.ts';
import { type CategoryId, categories } from '../../../vocabulary/catalog/categories.ts';
import { articles } from '../cast/articles/index.ts';
import { galleries } from '../cast/galleries.ts';
import { gifts } from '../cast/gifts.ts';
import { prods } from '../cast/prods/index.ts';
import { banners, type CastBanner } from '../cast/site.ts';
import { bannerSvg } from './banner.ts';
import { coverSvg, coverVariants } from './cover.ts';
import { diplomaSvg } from './diploma.ts';
import { giftSvg } from './gift.ts';
import type { Drawing } from './keepPictures.ts';
import { accents } from './palette.ts';

export const coverOf = (key: string) => key.replaceAll('_', '-');
/** Generated courses share the covers of their category. */
export const sharedCover = (category: CategoryId, place: number) => `${category}-${place % coverVariants}`;
export const articleCover = (index: number) => `article-${index + 1}`;
export const giftPicture = (index: number) => `gift-${index + 1}`;
export const bannerFile = (index: number, slot: number, look: BannerLook) =>
  `${bannerFilePrefix(slot, look)}${index + 1}`;

/** Lecturers have none: they are invented, and the site shows the initials of who sent no portrait. */
export function everyDrawing(): Drawing[] {
  return [
    ...namedCovers(),
    ...sharedCovers(),
    ...articleCovers(),
    ...giftPictures(),
    ...galleryPictures(),
    ...banners.flatMap(bannerPair),
  ];
}

function namedCovers(): Drawing[] {
  return Object.entries(prods).map(([key, { categories: named }], index) => ({
    folder: 'prods',
    filename: coverOf(key),
    svg: () => coverSvg(named[0], index, index + 1),
  }));
}

function articleCovers(): Drawing[] {
  // Begun from another variant than the courses, so that an article and the course beside it differ.
  return articles.map(({ categories: [category] }, index) => ({
    folder: 'articles',
    filename: articleCover(index),
    svg: () => coverSvg(category, index + 3, index * 7 + 2),
  }));
}

function giftPictures(): Drawing[] {
  return gifts.map(({ look, category }, index) => ({
    folder: 'gifts',
    filename: giftPicture(index),
    svg: () => giftSvg(look, accents[category]),
  }));
}

function galleryPictures(): Drawing[] {
  return Object.values(galleries)
    .flat()
    .map(({ filename, drawn }) => ({
      folder: 'lecturers',
      filename,
      svg: () => (typeof drawn === 'string' ? diplomaSvg(drawn) : coverSvg(drawn, drawn, drawn)),
    }));
}

function sharedCovers(): Drawing[] {
  return categories.flatMap(({ id }) =>
    Array.from({ length: coverVariants }, (_, variant) => ({
      folder: 'prods',
      filename: sharedCover(id, variant),
      svg: () => coverSvg(id, variant, id + variant),
    })),
  );
}

function bannerPair({ slot, title, subtitle, category, prod }: CastBanner, index: number): Drawing[] {
  const place = bannerSlots.find(({ code }) => code === slot) ?? bannerSlots[0];
  const text = { title, subtitle, category: category ?? prods[prod].categories[0], seed: index };
  return bannerLooks.map((look) => {
    const [width, height] = place[look];
    return {
      folder: 'banners',
      filename: bannerFile(index, slot, look),
      svg: () => bannerSvg(width, height, text),
    };
  });
}
