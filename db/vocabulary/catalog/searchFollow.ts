import { categories } from './categories.ts';
import { prodTypes } from './prod.ts';

/** The filters of the catalogue that can be followed; several values of one are comma separated. */
export const followedNames = ['q', 'city', 'category', 'type'] as const;
export type FollowedFilters = Partial<Record<(typeof followedNames)[number], string>>;

export const followsAtMost = 20;
/** How often a letter tells of new courses, and how many it names. */
export const followDigest = { everyDays: 7, courses: 10 } as const;

/** Those of any filters, as an address has them. */
export function followedOf(filters: Readonly<Record<string, string | undefined>>): FollowedFilters {
  return Object.fromEntries(
    followedNames.flatMap((name) => {
      const value = filters[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
}

export const isFollowed = (filters: FollowedFilters): boolean => Object.keys(filters).length > 0;

/** «имплантация», Москва, Практические курсы */
export function followInWords({ q, city, category, type }: FollowedFilters): string {
  const named = (values: string | undefined, nameOf: (value: string) => string) =>
    (values?.split(',') ?? []).map(nameOf);
  return [
    ...(q ? [`«${q}»`] : []),
    ...named(city, (value) => value),
    ...named(category, (value) => categories.find(({ id }) => String(id) === value)?.name ?? value),
    ...named(type, (value) => (prodTypes as Record<string, string>)[value] ?? value),
  ].join(', ');
}
