import { articles } from '@odonta/db/seeds/demo/cast/articles/index.ts';
import { galleries } from '@odonta/db/seeds/demo/cast/galleries.ts';
import { gifts } from '@odonta/db/seeds/demo/cast/gifts.ts';
import { prods } from '@odonta/db/seeds/demo/cast/prods/index.ts';
import { banners, type CastBanner } from '@odonta/db/seeds/demo/cast/site.ts';
import {
  articleCover,
  bannerFile,
  coverOf,
  coverVariants,
  giftPicture,
  sharedCover,
} from '@odonta/db/seeds/demo/pictures/names.ts';
import { bannerLooks, bannerSlots } from '@odonta/db/vocabulary/advertising/banners.ts';
import { categories } from '@odonta/db/vocabulary/catalog/categories.ts';
import { bannerSvg } from './banner.ts';
import { coverSvg } from './cover.ts';
import { diplomaSvg } from './diploma.ts';
import { giftSvg } from './gift.ts';
import { accents } from './palette.ts';

export interface Drawing {
  folder: 'prods' | 'lecturers' | 'banners' | 'articles' | 'gifts';
  /** As columns store it: without folder and width. */
  filename: string;
  svg(): string;
}

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
  const covered = articles.filter(({ returned }) => returned === undefined);
  return covered.map(({ categories: [category] }, index) => ({
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
