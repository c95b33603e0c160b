import {
  type BannerLook,
  bannerFilePrefix,
  bannerLooks,
  bannerSlots,
} from '../../../vocabulary/advertising/banners.ts';
import { type CategoryId, categories } from '../../../vocabulary/catalog/categories.ts';
import { slugOf } from '../../../vocabulary/slugs.ts';
import { articles } from '../cast/articles/index.ts';
import { gifts } from '../cast/gifts.ts';
import { lecturers } from '../cast/lecturers.ts';
import { prods } from '../cast/prods/index.ts';
import { banners, type CastBanner } from '../cast/site.ts';
import type { CastLecturer } from '../cast/types.ts';
import type { GeneratedData } from '../generate.ts';
import { bannerSvg } from './banner.ts';
import { coverSvg, coverVariants } from './cover.ts';
import type { Drawing } from './keepPictures.ts';
import { initialsOf, isWomansName, portraitSvg } from './portrait.ts';

export const coverOf = (key: string) => key.replaceAll('_', '-');
/** Generated courses share the covers of their category. */
export const sharedCover = (category: CategoryId, id: number) => `${category}-${id % coverVariants}`;
export const portraitOf = ({ name }: CastLecturer) => slugOf(name);
export const articleCover = (index: number) => `article-${index + 1}`;
export const giftPicture = (index: number) => `gift-${index + 1}`;
export const bannerFile = (index: number, slot: number, look: BannerLook) =>
  `${bannerFilePrefix(slot, look)}${index + 1}`;

export function drawingsFor(app: GeneratedData): Drawing[] {
  return [
    ...namedCovers(),
    ...sharedCovers(),
    ...articleCovers(),
    ...namedPortraits(),
    ...(app.lecturers.length > 0 ? sharedPortraits() : []),
    ...giftPictures(),
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
  return gifts.map(({ category }, index) => ({
    folder: 'gifts',
    filename: giftPicture(index),
    svg: () => coverSvg(category, index + 1, index * 13 + 5),
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

function namedPortraits(): Drawing[] {
  return Object.values(lecturers).map((lecturer, index) => ({
    folder: 'lecturers',
    filename: portraitOf(lecturer),
    svg: () =>
      portraitSvg({
        isWoman: isWomansName(lecturer.name),
        isGrey: isGrey(lecturer),
        initials: initialsOf(lecturer.name),
        seed: index * 11 + 3,
      }),
  }));
}

/** Generated lecturers share suitable portraits, or a large demo would spend its time on painting. */
export function sharedPortrait(lecturer: CastLecturer, index: number): string {
  return kindOf(isWomansName(lecturer.name), isGrey(lecturer), index % portraitVariants);
}

const portraitVariants = 6;
const kindOf = (isWoman: boolean, grey: boolean, variant: number) =>
  `${isWoman ? 'woman' : 'man'}-${grey ? 'grey-' : ''}${variant}`;
const isGrey = ({ text }: CastLecturer) => Number(/стаж (\d+)/.exec(text.join(' '))?.[1] ?? 0) >= 24;

function sharedPortraits(): Drawing[] {
  const flags = [true, false];
  return flags.flatMap((isWoman) =>
    flags.flatMap((grey) =>
      Array.from({ length: portraitVariants }, (_, variant) => ({
        folder: 'lecturers' as const,
        filename: kindOf(isWoman, grey, variant),
        svg: () =>
          portraitSvg({ isWoman, isGrey: grey, initials: null, seed: variant * 5 + (grey ? 31 : 12) }),
      })),
    ),
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
